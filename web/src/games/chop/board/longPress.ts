/** So long a finger rests on something before it is a long press: as long as systems take. */
const REST = 500;
/** A finger that goes further scrolls. */
const SHAKE = 10;

/** Calls back when a pointer rests on an element; the click that follows such a press does nothing else. */
export const longPress = (element: HTMLElement, rested: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let start = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);
  const begin = ({ clientX: x, clientY: y, button }: PointerEvent): void => {
    stop();
    isHeld = false;
    start = { x, y };
    if (button !== 0) return;
    timer = setTimeout(() => {
      isHeld = true;
      rested();
    }, REST);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SHAKE) stop();
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
    ['pointerleave', stop],
    ['contextmenu', swallow],
    ['click', swallow],
  ];
  for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener, options);
  return () => {
    stop();
    for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener, options);
  };
};
