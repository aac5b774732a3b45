import { isFocusLed } from '../ui/input/leadFocus';
import { longPress } from '../ui/input/longPress';

/** A pointer that rests so long on a piece asks what it is. */
const HOVER_MILLISECONDS = 400;
const FINGER_MILLISECONDS = 350;

/** The attribute by which boards name what can be explained. */
const PIECE = '[data-piece]';

/** Where a long press means something else already. */
const OTHERWISE_PRESSED = '[data-long-press]';

const pieceAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PIECE) : null;

/** What plays a move shows where it leads, and a press on it plays. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, summary') !== null;

/** The piece that has the focus. */
export const focusedPiece = (): HTMLElement | null => pieceAt(document.activeElement);

/** A tip may have a button of its own, which must outlive the beginning of its press. */
const isWithinTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tip]') !== null;

const playsNow = (piece: HTMLElement): boolean => piece.dataset['move'] !== undefined;

interface PieceListener {
  readonly show: (piece: HTMLElement) => void;
  readonly hide: () => void;
  /** A mouse has come to rest on the piece. */
  readonly rested: (piece: HTMLElement) => void;
  /** The mouse has left the piece on which it was. */
  readonly left: () => void;
  /** The piece has lost the focus. */
  readonly blurred: (piece: HTMLElement) => void;
}

type On = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) => void;

/** A mouse that rests; returns what ends the resting. */
const listenForHover = (region: HTMLElement, on: On, { hide, rested, left }: PieceListener): (() => void) => {
  let hovered: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    hovered = null;
  };
  const leave = (): void => {
    if (hovered !== null) left();
    stop();
  };
  on('pointerover', ({ target }) => {
    if (pieceAt(target) !== hovered) leave();
  });
  // A piece that comes to where the mouse lies still was not asked about: only a mouse that is moved asks.
  on('pointermove', ({ target, pointerType }) => {
    const piece = pieceAt(target);
    if (pointerType !== 'mouse' || piece === hovered || piece === null || playsNow(piece)) return;
    hovered = piece;
    timer = setTimeout(() => rested(piece), HOVER_MILLISECONDS);
  });
  on('pointerleave', ({ target }) => {
    if (target === region) leave();
  });
  on('pointerdown', ({ target }) => {
    stop();
    if (!isWithinTip(target)) hide();
  });
  return stop;
};

/** Nobody has moved it there: the page has, or a dialog gives it back that was closed. */
const isGiven = ({ relatedTarget }: FocusEvent): boolean =>
  isFocusLed() || (relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null);

const listenForFocus = (on: On, { show, blurred }: PieceListener): void => {
  on('focusin', (event) => {
    const piece = pieceAt(event.target);
    if (piece === null || piece !== event.target || piece.dataset['toldByLabel'] !== undefined) return;
    if (piece.matches(':focus-visible') && !isGiven(event)) show(piece);
  });
  on('focusout', ({ target }) => {
    const piece = pieceAt(target);
    // What is removed while the page is drawn loses the focus, too: nothing may change within that.
    if (piece !== null) queueMicrotask(() => blurred(piece));
  });
};

const listenForLongPress = (region: HTMLElement, { show }: PieceListener): (() => void) =>
  longPress(region, {
    rest: FINGER_MILLISECONDS,
    touchOnly: true,
    rested: (pressed) => {
      const piece = pieceAt(pressed);
      if (piece === null || piece.closest(OTHERWISE_PRESSED) !== null) return false;
      show(piece);
      return true;
    },
  });

/**
 * Tells which piece somebody asks about: by a resting pointer, a focus moved by keyboard, a long press, or a press on what is no
 * control. Where a grid is walked through by arrows its labels tell what lies there (`data-told-by-label`).
 */
export const listenForPieces = (region: HTMLElement, listener: PieceListener): (() => void) => {
  const listening = new AbortController();
  const on: On = (type, listen) => region.addEventListener(type, listen, { capture: true, signal: listening.signal });
  const stopHover = listenForHover(region, on, listener);
  const stopPressing = listenForLongPress(region, listener);
  listenForFocus(on, listener);
  on('click', ({ target }) => {
    const piece = pieceAt(target);
    if (piece !== null && !isControl(target)) listener.show(piece);
  });
  return () => {
    stopHover();
    stopPressing();
    listening.abort();
  };
};

/** The next piece of a region in reading order, after the one that has the focus; each kind of piece once. */
export const nextPiece = (region: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const kinds = new Set<string>();
  const pieces = [...region.querySelectorAll<HTMLElement>(PIECE)].filter(({ dataset, offsetWidth }) => {
    const kind = dataset['piece'] ?? '';
    if (offsetWidth === 0 || kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
  const kind = focusedPiece()?.dataset['piece'];
  const at = pieces.findIndex(({ dataset }) => dataset['piece'] === kind);
  return pieces.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % pieces.length);
};
