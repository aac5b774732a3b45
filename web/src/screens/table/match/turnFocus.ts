import { actsByKeyboard } from '../../../ui/input/inputKind';
import { leadFocus } from '../../../ui/input/leadFocus';

const isOpen = ({ ariaDisabled }: HTMLElement): boolean => ariaDisabled !== 'true';

/** What is to be done: what is advised, else the main control (`data-main`), else what plays a move, else what chooses something for one. */
const controlToUse = (stage: HTMLElement): HTMLElement | undefined =>
  ['[data-move]:has(.advised)', '[data-pick]:has(.advised)', '[data-main]', '[data-move]', '[data-pick]']
    .flatMap((kind) => [...stage.querySelectorAll<HTMLElement>(`button${kind}`)])
    .find(isOpen);

/** Who writes, reads the log or has a dialog open stays there; who waits at the board, or nowhere, is led to what is to be done. */
const waits = (stage: HTMLElement): boolean => {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.contains(stage)) return true;
  return stage.contains(activeElement) && activeElement instanceof HTMLElement && !isOpen(activeElement);
};

/**
 * Puts the focus on what is to be done, for who plays by keyboard, as soon as it is there: a board may still be being built. Gives what ends
 * the waiting.
 */
export const focusTurn = (stage: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => lead());
  const lead = (): void => {
    if (!actsByKeyboard() || !waits(stage)) return observer.disconnect();
    const control = controlToUse(stage);
    if (control === undefined) return;
    leadFocus(control);
    // What is not visible yet does not take the focus.
    if (document.activeElement === control) observer.disconnect();
  };
  observer.observe(stage, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-disabled', 'class'],
  });
  lead();
  return () => observer.disconnect();
};
