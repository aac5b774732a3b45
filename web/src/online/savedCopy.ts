import type { SavedCopy } from '@miaou/client';
import type { TableId } from '@miaou/table';

/** The part of a browser's storage that is used here. */
export type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Browsers store five million characters for a whole site; a long match is far below this. */
const LONGEST_TEXT = 1_000_000;

/** Copies of earlier versions, under `miaou.table`, need not have the whole match. */
const keyOf = (table: TableId): string => `miaou.match.${table}`;

/** Where storage is full or disabled, or a copy too long, a reload asks the server for the whole match. */
export const saveCopy = (storage: CopyStorage, copy: SavedCopy): void => {
  const key = keyOf(copy.snapshot.table as TableId);
  const text = JSON.stringify(copy);
  if (text.length > LONGEST_TEXT) return storage.removeItem(key);
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
  }
};

/** An older version of the page may have saved another form: what cannot be read counts as not saved. */
export const loadCopy = (storage: CopyStorage, table: TableId): SavedCopy | undefined => {
  try {
    const saved = JSON.parse(storage.getItem(keyOf(table)) ?? 'null') as SavedCopy | null;
    return saved?.snapshot.table === table && Array.isArray(saved.stretches) ? saved : undefined;
  } catch {
    return undefined;
  }
};
