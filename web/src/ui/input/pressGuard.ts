/** What a control would do, in a form that can be compared; null where it would do nothing. */
export type Offer = string | null;

/**
 * A press means what its control offered when it began, not what it came to offer under the finger. Without this a finger that lands on a
 * locked button, and lifts when the button has opened, does what nobody chose.
 */
export class PressGuard<Control> {
  #began: { readonly control: Control; readonly offer: Offer } | null = null;

  begin(control: Control, offer: Offer): void {
    this.#began = { control, offer };
  }

  /** Whether a press that ends now may act. Assistive technology presses without a beginning: then the end decides. */
  end(control: Control, offer: Offer): boolean {
    const began = this.#began;
    this.#began = null;
    if (offer === null) return false;
    return began === null || began.control !== control || began.offer === offer;
  }
}

const PRESS_KEYS: readonly string[] = ['Enter', ' '];

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

const offerOf = ({ ariaDisabled, dataset }: HTMLElement): Offer =>
  ariaDisabled === 'true' ? null : `${dataset['move'] ?? ''} ${dataset['pick'] ?? ''}`;

/** Whether a press here would do something. */
export const isOpenControl = (target: EventTarget | null): boolean => {
  const control = controlAt(target);
  return control !== null && offerOf(control) !== null;
};

/**
 * Guards all buttons of a region. A button that plays a move names it in `data-move`, one that chooses something for a move in `data-pick`;
 * a locked one has `aria-disabled`, never `disabled`, which would take the focus away.
 */
export const guardPresses = (region: HTMLElement): (() => void) => {
  const guard = new PressGuard<HTMLElement>();
  const begin = ({ target }: Event): void => {
    const control = controlAt(target);
    if (control !== null) guard.begin(control, offerOf(control));
  };
  const press = (event: KeyboardEvent): void => {
    if (!PRESS_KEYS.includes(event.key) || controlAt(event.target) === null) return;
    // A key that is held down would press again whatever the button offers by then.
    if (event.repeat) event.preventDefault();
    else begin(event);
  };
  const end = (event: MouseEvent): void => {
    const control = controlAt(event.target);
    if (control === null || guard.end(control, offerOf(control))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  region.addEventListener('pointerdown', begin, options);
  region.addEventListener('keydown', press, options);
  region.addEventListener('click', end, options);
  return () => listening.abort();
};
