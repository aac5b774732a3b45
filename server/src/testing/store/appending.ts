import { type Entry, tableId } from '@miaou/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../store/store.js';
import { appendAt, entryAt, fill, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const HOSTILE = [
  'tab\tand line\nbreak\r',
  'nothing \u0000 is nothing',
  'unit \u001f separator',
  'lone \ud800 surrogate',
  "'); DROP TABLE entries; --",
  '$1 ? :name @x',
  '\u202Eright to left\u2028\u2029',
  '🐈‍⬛'.repeat(40),
];

const entriesOf = async (store: Store, table: ReturnType<typeof newTable>): Promise<readonly Entry[]> => {
  const log = await store.readLog(table);
  return log.kind === 'log' ? log.entries : [];
};

export const describeAppending = (subject: StoreUnderTest): void => {
  describe('appending', () => {
    it('the store returns what was appended, entry by entry', async () => {
      const table = newTable();
      await fill(subject.store, table, 3);
      expect(await subject.store.readLog(table)).toEqual({
        kind: 'log',
        entries: [1, 2, 3].map((seq) => entryAt(seq)),
      });
    });

    it('the store counts the appends that wait for their outcome', async () => {
      expect(subject.store.waitingAppends).toBe(0);
      const tables = [newTable(), newTable()];
      const appended = tables.map((table) => subject.store.append(appendAt(table, 1)));
      expect(subject.store.waitingAppends).toBe(2);
      await Promise.all(appended);
      // Whoever comes to ask comes after the outcomes were told.
      for (const table of tables) await subject.store.readLog(table);
      expect(subject.store.waitingAppends).toBe(0);
    });

    it('the store returns what was appended after it was closed and opened', async () => {
      const table = newTable();
      await fill(subject.store, table, 2);
      const store = await subject.reopen();
      expect(await entriesOf(store, table)).toHaveLength(2);
      expect(await store.append(appendAt(table, 3))).toBe('stored');
      expect(await entriesOf(store, table)).toHaveLength(3);
    });

    it('the store keeps an entry that answers no command', async () => {
      const table = newTable();
      const { command: _, ...entry } = entryAt(1);
      await subject.store.append(appendAt(table, 1, { entry }));
      expect(await entriesOf(subject.store, table)).toEqual([entry]);
    });

    it('the store distinguishes an absent table from an empty log', async () => {
      expect(await subject.store.readLog(newTable())).toEqual({ kind: 'absent' });
    });

    it.each([
      ['the place before', 2],
      ['the place that is taken', 3],
      ['a place further on', 5],
    ])('an append is a conflict for %s', async (_, seq) => {
      const table = newTable();
      await fill(subject.store, table, 3);
      expect(await subject.store.append(appendAt(table, seq, { entry: entryAt(seq, 'other') }))).toBe('conflict');
      expect(await entriesOf(subject.store, table)).toEqual([1, 2, 3].map((place) => entryAt(place)));
    });

    it('an append to a table that was never opened is a conflict', async () => {
      expect(await subject.store.append(appendAt(newTable(), 2))).toBe('conflict');
    });

    it('exactly one of many concurrent appends gets a place', async () => {
      const table = newTable();
      await fill(subject.store, table, 1);
      const rivals = Array.from({ length: 20 }, (_, rival) =>
        subject.store.append(appendAt(table, 2, { entry: entryAt(2, `rival ${rival}`) })),
      );
      const outcomes = await Promise.all(rivals);
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      const winner = entryAt(2, `rival ${outcomes.indexOf('stored')}`);
      expect(await entriesOf(subject.store, table)).toEqual([entryAt(1), winner]);
    });

    it('entries can be appended without waiting for the outcome of the one before', async () => {
      const table = newTable();
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, index) => subject.store.append(appendAt(table, index + 1))),
      );
      expect(new Set(outcomes)).toEqual(new Set(['stored']));
      expect(await entriesOf(subject.store, table)).toHaveLength(30);
    });

    it('logs of many tables written at the same time stay apart', async () => {
      const tables = Array.from({ length: 60 }, newTable);
      await Promise.all(tables.map((table) => fill(subject.store, table, 5)));
      for (const table of tables) expect(await entriesOf(subject.store, table)).toHaveLength(5);
    });

    it('the key refuses a second entry in a place even where the head was set back', async () => {
      const [table, other] = [newTable(), newTable()];
      await fill(subject.store, table, 3);
      await fill(subject.store, other, 3);
      const store = await subject.reopen(() =>
        subject.fixture.tamper(`UPDATE tables SET head = 2 WHERE id = '${table}'`),
      );
      const outcomes = await Promise.all([
        store.append(appendAt(other, 4)),
        store.append(appendAt(table, 3, { entry: entryAt(3, 'other') })),
      ]);
      expect(outcomes).toEqual(['stored', 'conflict']);
      expect(await entriesOf(store, other)).toHaveLength(4);
    });

    it.each(HOSTILE)('the store keeps hostile text unchanged: %j', async (text) => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1, { entry: entryAt(1, text) }));
      await subject.store.append(appendAt(table, 2));
      const store = await subject.reopen();
      expect(await entriesOf(store, table)).toEqual([entryAt(1, text), entryAt(2)]);
    });

    it('the store keeps a log of many hundred entries and one entry of a megabyte', async () => {
      const table = newTable();
      await Promise.all(Array.from({ length: 700 }, (_, index) => subject.store.append(appendAt(table, index + 1))));
      const large = entryAt(701, 'x'.repeat(1_000_000));
      expect(await subject.store.append(appendAt(table, 701, { entry: large }))).toBe('stored');
      const entries = await entriesOf(subject.store, table);
      expect(entries).toHaveLength(701);
      expect(entries.at(-1)).toEqual(large);
    });

    it('the store refuses a table id with a line break', () => {
      expect(() => subject.store.append(appendAt(tableId('a\tb'), 1))).toThrow(TypeError);
    });

    it('a closing store finishes pending appends and rejects later ones', async () => {
      const tables = Array.from({ length: 200 }, newTable);
      const pending = tables.map((table) => subject.store.append(appendAt(table, 1)));
      const closing = subject.store.close();
      await expect(subject.store.append(appendAt(newTable(), 1))).rejects.toMatchObject({ code: 'closed' });
      expect(new Set(await Promise.all(pending))).toEqual(new Set(['stored']));
      await closing;
      const store = await subject.reopen();
      expect(await store.listTables({ kind: 'all', limit: 300 })).toHaveLength(tables.length);
    });

    it('the store answers any order of appends as a list of lists would', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 6 })), { maxLength: 25 }),
          async (steps) => {
            const tables = [newTable(), newTable(), newTable()];
            const heads = [0, 0, 0];
            const expected = steps.map(([which, seq]) => {
              const isNext = seq === (heads[which] ?? 0) + 1;
              if (isNext) heads[which] = seq;
              return isNext ? 'stored' : 'conflict';
            });
            const outcomes = await Promise.all(
              steps.map(([which, seq]) => subject.store.append(appendAt(tables[which] ?? newTable(), seq))),
            );
            expect(outcomes).toEqual(expected);
            for (const [which, table] of tables.entries())
              expect(await entriesOf(subject.store, table)).toHaveLength(heads[which] ?? 0);
          },
        ),
        { numRuns: 25 },
      );
    });
  });
};
