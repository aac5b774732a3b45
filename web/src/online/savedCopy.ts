import type { PersonId, Snapshot, TableId } from '@miaou/table';
import type { Stretch } from '../link/steps';
import type { Said } from '../link/tableLink';

/** A table as one person saw it, kept over a reload of the page. */
export interface SavedCopy {
  readonly person: PersonId;
  readonly snapshot: Snapshot;
  readonly stretches: readonly Stretch[];
  readonly said: readonly Said[];
}

/** The part of a browser's storage that is used here. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Browsers keep five million letters for a whole site; a long match is far below this. */
const MOST_LETTERS = 1_000_000;

const keyOf = (table: TableId): string => `miaou.table.${table}`;

/** Where the facts grow too long to keep, the table itself is kept. */
const textOf = (copy: SavedCopy): string => {
  const text = JSON.stringify(copy);
  return text.length <= MOST_LETTERS ? text : JSON.stringify({ ...copy, stretches: [] });
};

/** A browser that keeps nothing loses the log of the match on a reload, and no more. */
export const keepCopy = (keeping: Keeping, copy: SavedCopy): void => {
  const key = keyOf(copy.snapshot.table as TableId);
  try {
    keeping.setItem(key, textOf(copy));
  } catch {
    keeping.removeItem(key);
  }
};

/** What an older version of the page kept may have another form: whatever cannot be read was never kept. */
export const keptCopy = (keeping: Keeping, table: TableId): SavedCopy | undefined => {
  try {
    const kept = JSON.parse(keeping.getItem(keyOf(table)) ?? 'null') as SavedCopy | null;
    return kept?.snapshot.table === table && Array.isArray(kept.stretches) ? kept : undefined;
  } catch {
    return undefined;
  }
};
