/** What a key does in a replay. */
export type ReplayKey =
  | 'play'
  | 'back'
  | 'forward'
  | 'decisionBefore'
  | 'nextDecision'
  | 'roundBefore'
  | 'nextRound'
  | 'first'
  | 'last'
  | 'slower'
  | 'faster'
  | 'eyes'
  | 'log'
  | 'explain'
  | 'explainBefore'
  | 'keys';

const KEYS: Readonly<Record<string, ReplayKey>> = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'roundBefore',
  PageDown: 'nextRound',
  Home: 'first',
  End: 'last',
  '<': 'slower',
  '>': 'faster',
  v: 'eyes',
  g: 'log',
  i: 'explain',
  '?': 'keys',
};

const WITH_SHIFT: Readonly<Record<string, ReplayKey>> = {
  ArrowLeft: 'decisionBefore',
  ArrowRight: 'nextDecision',
  i: 'explainBefore',
};

/** Where the focus is. */
export type KeyTarget =
  /** Anywhere that has no use for keys of its own, the slider included: it is the replay's. */
  | 'replay'
  /** A button or link: the space bar presses it. */
  | 'button'
  /** A field of squares, which the arrow keys walk. */
  | 'grid'
  /** A dialog, or something to write in. */
  | 'elsewhere';

export interface ReplayKeyPress {
  readonly key: string;
  readonly hasShift: boolean;
  readonly hasModifier: boolean;
  readonly target: KeyTarget;
}

const isOwnKeyOf = (target: KeyTarget, key: string): boolean =>
  target === 'elsewhere' ||
  (target === 'button' && key === ' ') ||
  (target === 'grid' && (key === ' ' || key.startsWith('Arrow')));

export const replayKey = ({ key, hasShift, hasModifier, target }: ReplayKeyPress): ReplayKey | undefined => {
  if (hasModifier || isOwnKeyOf(target, key)) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const keys = hasShift && Object.hasOwn(WITH_SHIFT, name) ? WITH_SHIFT : KEYS;
  return Object.hasOwn(keys, name) ? keys[name] : undefined;
};

const targetOf = (target: EventTarget | null): KeyTarget => {
  if (document.querySelector('dialog[open]') !== null) return 'elsewhere';
  if (!(target instanceof Element)) return 'replay';
  if (target.closest('input:not([type="range"]), textarea, select') !== null) return 'elsewhere';
  if (target.closest('[role="grid"]') !== null) return 'grid';
  return target.closest('button, a, summary') === null ? 'replay' : 'button';
};

export const replayPressOf = ({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): ReplayKeyPress => ({
  key,
  hasShift: shiftKey,
  hasModifier: ctrlKey || metaKey || altKey,
  target: targetOf(target),
});

/** Milliseconds between two steps of a key that is held down. */
const HELD = 100;

/**
 * True for every press of a key; a key that is held down counts ten times a second. By the time of the event, not of its handling: a slow
 * machine must not go on after the key is released.
 */
export const heldKeyFilter = (): ((event: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>) => boolean) => {
  let last = Number.NEGATIVE_INFINITY;
  return ({ repeat, timeStamp }) => {
    if (repeat && timeStamp - last < HELD) return false;
    last = timeStamp;
    return true;
  };
};
