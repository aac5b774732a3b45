/** A finger that goes further scrolls. */
const SHAKE = 10;

interface LongPress {
  /** How long a finger rests, in milliseconds. */
  readonly rest: number;
  /** Called with what is pressed; returns whether the press meant something here. */
  readonly rested: (pressed: EventTarget | null) => boolean;
  /** Mice have other ways. */
  readonly touchOnly?: boolean;
}

/** Calls back when a pointer rests on an element or within it; the click that follows such a press does nothing else. */
export const longPress = (element: HTMLElement, { rest, rested, touchOnly = false }: LongPress): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let start = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);
  const begin = ({ clientX: x, clientY: y, button, pointerType, target }: PointerEvent): void => {
    stop();
    isHeld = false;
    start = { x, y };
    if (button !== 0 || (touchOnly && pointerType === 'mouse')) return;
    timer = setTimeout(() => {
      isHeld = rested(target);
    }, rest);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SHAKE) stop();
  };
  const leave = ({ target }: PointerEvent): void => {
    if (target === element) stop();
  };
  const swallow = (event: Event): void => {
    if (!isHeld) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') isHeld = false;
  };
  const options = { capture: true };
  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerdown', begin],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['pointerleave', leave],
    ['contextmenu', swallow],
    ['click', swallow],
  ];
  for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener, options);
  return () => {
    stop();
    for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener, options);
  };
};
