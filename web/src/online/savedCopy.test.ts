import { personId, type Snapshot, type TableId, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { type Keeping, keepCopy, keptCopy, type SavedCopy } from './savedCopy';

const TABLE: TableId = tableId('9ref1oe_EDhrKGVl53jCUA');

const COPY: SavedCopy = {
  person: personId('9gDNw2UmFg7x-S-nPRdqgw'),
  snapshot: { table: TABLE, as: 'spectator', n: 4 } as unknown as Snapshot,
  stretches: [{ view: { viewer: 'spectator', toMove: [] }, events: [{ type: 'passed' }] }],
  said: [],
};

class Drawer implements Keeping {
  readonly things = new Map<string, string>();

  constructor(private readonly isFull = false) {}

  getItem(key: string): string | null {
    return this.things.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error('quota exceeded');
    this.things.set(key, value);
  }

  removeItem(key: string): void {
    this.things.delete(key);
  }
}

describe('what is kept of a table over a reload', () => {
  it('is found again', () => {
    const drawer = new Drawer();
    keepCopy(drawer, COPY);
    expect(keptCopy(drawer, TABLE)).toEqual(COPY);
  });

  it('is nothing in a browser that keeps nothing', () => {
    const drawer = new Drawer(true);
    keepCopy(drawer, COPY);
    expect(keptCopy(drawer, TABLE)).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"snapshot":{"table":"another"},"stretches":[]}', '{"snapshot":{}}', '{}'])(
    'is nothing where %s was kept',
    (text) => {
      const drawer = new Drawer();
      drawer.setItem(`miaou.table.${TABLE}`, text);
      expect(keptCopy(drawer, TABLE)).toBeUndefined();
    },
  );

  it('is the table alone where the match was too long', () => {
    const drawer = new Drawer();
    const events = Array.from({ length: 60_000 }, () => ({ type: 'somethingHappened' }));
    keepCopy(drawer, { ...COPY, stretches: [{ view: { viewer: 'spectator', toMove: [] }, events }] });
    expect(keptCopy(drawer, TABLE)).toEqual({ ...COPY, stretches: [] });
  });
});
