import { actsByKeyboard } from './inputKind';
import { leadFocus } from './leadFocus';

const CONTROLS = 'button, a[href], input, select';

const controlsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(CONTROLS)];

/** A focused control with the parts of the region that it lies in, from the inside out. */
interface Focused {
  readonly control: Element;
  readonly parts: readonly { readonly part: Element; readonly place: number }[];
}

const focusedAt = (control: Element, region: Element): Focused => {
  const parts: { part: Element; place: number }[] = [];
  for (let part = control.parentElement; part !== null && region.contains(part); part = part.parentElement)
    parts.push({ part, place: controlsIn(part).indexOf(control as HTMLElement) });
  return { control, parts };
};

/** The control that has come to the place of one that is gone, or the main one (`data-main`) of the part that it was in. */
const successorOf = ({ parts }: Focused): HTMLElement | undefined => {
  for (const { part, place } of parts) {
    if (!part.isConnected) continue;
    const controls = controlsIn(part);
    const main = controls.find((control) => 'main' in control.dataset);
    const successor = main ?? controls[Math.min(place, controls.length - 1)];
    if (successor !== undefined) return successor;
  }
  return undefined;
};

/**
 * A control that has the focus can leave the page with the thing it belonged to, such as a card that was laid. Then its successor gets the
 * focus: who plays by keyboard or ear would otherwise start again at the top of the page.
 */
export const keepFocus = (region: HTMLElement): (() => void) => {
  let focused: Focused | null = null;
  const focus = ({ target }: FocusEvent): void => {
    focused = target instanceof Element && region.contains(target) ? focusedAt(target, region) : null;
  };
  const leave = ({ target }: PointerEvent): void => {
    if (target instanceof Node && focused?.control.contains(target) !== true) focused = null;
  };
  const isLost = (): boolean =>
    focused !== null && !focused.control.isConnected && document.activeElement === document.body;
  let frame: number | undefined;
  const giveOn = (): void => {
    frame = undefined;
    const successor = focused !== null && isLost() ? successorOf(focused) : undefined;
    if (successor !== undefined) leadFocus(successor);
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    // A frame later a key that is pressed meanwhile would go astray, and a picture without focus be drawn.
    if (actsByKeyboard()) giveOn();
    // Who points does not see the focus; given at once, the browser would lay out the page in the middle of what removes the control.
    // One that is due stays: put off by what the same frame changes before it, the focus would come a frame later still.
    else frame ??= requestAnimationFrame(giveOn);
  });
  observer.observe(region, { subtree: true, childList: true });
  document.addEventListener('focusin', focus);
  document.addEventListener('pointerdown', leave);
  return () => {
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('pointerdown', leave);
  };
};
