/** What a key asks for. */
export type KeyAction =
  | { readonly type: 'pick'; readonly index: number }
  | { readonly type: 'beside'; readonly step: 1 | -1 }
  | { readonly type: 'amount'; readonly step: 1 | -1 }
  | { readonly type: 'lay' | 'bid' | 'pass' | 'order' | 'history' };

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { type: 'beside', step: -1 },
  ArrowRight: { type: 'beside', step: 1 },
  Enter: { type: 'lay' },
  '+': { type: 'amount', step: 1 },
  '=': { type: 'amount', step: 1 },
  '-': { type: 'amount', step: -1 },
  b: { type: 'bid' },
  p: { type: 'pass' },
  o: { type: 'order' },
  e: { type: 'history' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'>;

/** Who writes, chooses from a list or stands on a button means that, not the game. */
const isBusy = (target: EventTarget | null, key: string): boolean => {
  const name = target !== null && 'tagName' in target ? String(target.tagName) : '';
  if (['INPUT', 'TEXTAREA', 'SELECT'].includes(name)) return true;
  return key === 'Enter' && ['BUTTON', 'A', 'SUMMARY'].includes(name);
};

/** A key that is held down goes on choosing, and plays once: it would answer the next decision too. */
const REPEATED: readonly KeyAction['type'][] = ['beside', 'amount'];

const meaningOf = (key: string): KeyAction | null => {
  if (/^[1-9]$/.test(key)) return { type: 'pick', index: Number(key) - 1 };
  const known = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(ACTIONS, known) ? (ACTIONS[known] ?? null) : null;
};

export const actionOf = (pressed: Pressed): KeyAction | null => {
  const { key, target } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.defaultPrevented || isBusy(target, key))
    return null;
  const action = meaningOf(key);
  return action === null || (pressed.repeat && !REPEATED.includes(action.type)) ? null : action;
};
