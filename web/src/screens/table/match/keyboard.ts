/** What a key does at the table, whatever the game. */
export type TableKey = 'keys' | 'menu' | 'log' | 'chat' | 'skip' | 'hint' | 'explain';

const KEYS: Readonly<Record<string, TableKey>> = {
  '?': 'keys',
  m: 'menu',
  g: 'log',
  t: 'chat',
  s: 'skip',
  h: 'hint',
  i: 'explain',
};

export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  /** The visitor is writing, or a dialog is open: keys mean letters there. */
  readonly isElsewhere: boolean;
}

/** The meaning of a key, if it has one here. The boards' keys are other ones. */
export const tableKey = ({ key, hasModifier, isElsewhere }: KeyPress): TableKey | undefined =>
  hasModifier || isElsewhere || !Object.hasOwn(KEYS, key.toLowerCase()) ? undefined : KEYS[key.toLowerCase()];

const WRITES = 'input, textarea, select, dialog[open]';

export const pressOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): KeyPress => ({
  key,
  hasModifier: ctrlKey || metaKey || altKey,
  isElsewhere:
    (target instanceof Element && target.closest(WRITES) !== null) || document.querySelector('dialog[open]') !== null,
});
