import type { SavedCopy } from '@miaou/client';
import { personId, type Snapshot, type TableId, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { type CopyStorage, loadCopy, saveCopy } from './savedCopy';

const TABLE: TableId = tableId('9ref1oe_EDhrKGVl53jCUA');

const COPY: SavedCopy = {
  person: personId('9gDNw2UmFg7x-S-nPRdqgw'),
  snapshot: { table: TABLE, as: 'spectator', n: 4 } as unknown as Snapshot,
  stretches: [{ view: { viewer: 'spectator', toMove: [] }, events: [{ type: 'passed' }] }],
  said: [],
};

class MemoryStorage implements CopyStorage {
  readonly #items = new Map<string, string>();
  readonly #isFull: boolean;

  constructor(isFull = false) {
    this.#isFull = isFull;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.#isFull) throw new Error('quota exceeded');
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

describe('a copy of a table saved over a reload', () => {
  it('a saved copy is loaded again', () => {
    const storage = new MemoryStorage();
    saveCopy(storage, COPY);
    expect(loadCopy(storage, TABLE)).toEqual(COPY);
  });

  it('nothing is loaded in a browser whose storage is full', () => {
    const storage = new MemoryStorage(true);
    saveCopy(storage, COPY);
    expect(loadCopy(storage, TABLE)).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"snapshot":{"table":"another"},"stretches":[]}', '{"snapshot":{}}', '{}'])(
    'the stored text %j is not loaded as a copy',
    (text) => {
      const storage = new MemoryStorage();
      storage.setItem(`miaou.match.${TABLE}`, text);
      expect(loadCopy(storage, TABLE)).toBeUndefined();
    },
  );

  it('a match that is too long is not saved: the server has all of it', () => {
    const storage = new MemoryStorage();
    const events = Array.from({ length: 60_000 }, () => ({ type: 'someEvent' }));
    saveCopy(storage, { ...COPY, stretches: [{ view: { viewer: 'spectator', toMove: [] }, events }] });
    expect(loadCopy(storage, TABLE)).toBeUndefined();
  });
});
