import { describe, expect, it } from 'vitest';
import type { TableFilter } from '../../store/store.js';
import type { Bench } from './bench.js';
import { appendAt, entryAt, GATHERING, newPerson, newTable } from './samples.js';

const idsOf = async (bench: Bench, filter: TableFilter): Promise<string[]> =>
  (await bench.store.listTables(filter)).map(({ table }) => table);

export const describeListing = (bench: Bench): void => {
  describe('listing', () => {
    it('gives a table as its newest entry left it', async () => {
      const table = newTable();
      const people = [newPerson(), newPerson()];
      const index = { stage: 'playing', listed: true, deadline: 7_000_000_000_000, people, needsBot: true } as const;
      await bench.store.append(appendAt(table, 1));
      await bench.store.append(appendAt(table, 2, { index }));
      const listed = { ...index, table, head: 2, updatedAt: entryAt(2).at, setAside: null };
      expect(await bench.store.listTables({ kind: 'all', limit: 5 })).toEqual([listed]);
      await bench.reopen();
      expect(await bench.store.listTables({ kind: 'all', limit: 5 })).toEqual([listed]);
    });

    it('an append that is refused changes no index', async () => {
      const table = newTable();
      await bench.store.append(appendAt(table, 1));
      const index = { ...GATHERING, listed: true, deadline: 5, people: [newPerson()], needsBot: true };
      await bench.store.append(appendAt(table, 1, { index }));
      await bench.store.append(appendAt(table, 3, { index }));
      expect(await bench.store.listTables({ kind: 'all', limit: 5 })).toEqual([
        { ...GATHERING, table, head: 1, updatedAt: entryAt(1).at, setAside: null },
      ]);
      expect(await idsOf(bench, { kind: 'of', person: index.people[0] ?? newPerson(), limit: 5 })).toEqual([]);
    });

    it('lists for the lobby, the newest first, so many and no more', async () => {
      const tables = [newTable(), newTable(), newTable()];
      for (const [index, table] of tables.entries())
        await bench.store.append(
          appendAt(table, 1, { entry: { ...entryAt(1), at: 1000 + index }, index: { ...GATHERING, listed: true } }),
        );
      await bench.store.append(appendAt(newTable(), 1));
      expect(await idsOf(bench, { kind: 'listed', limit: 10 })).toEqual(tables.toReversed());
      expect(await idsOf(bench, { kind: 'listed', limit: 2 })).toEqual([tables[2], tables[1]]);
    });

    it('follows people who sit down and leave', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const [first, second] = [newTable(), newTable()];
      await bench.store.append(appendAt(first, 1, { index: { ...GATHERING, people: [ada, ben] } }));
      await bench.store.append(appendAt(second, 1, { index: { ...GATHERING, people: [ada] } }));
      expect(new Set(await idsOf(bench, { kind: 'of', person: ada, limit: 10 }))).toEqual(new Set([first, second]));
      await bench.store.append(appendAt(first, 2, { index: { ...GATHERING, people: [ben] } }));
      expect(await idsOf(bench, { kind: 'of', person: ada, limit: 10 })).toEqual([second]);
      expect(await idsOf(bench, { kind: 'of', person: ben, limit: 10 })).toEqual([first]);
    });

    it('follows people through entries that share one commit', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const table = newTable();
      const lists = [[ada], [ada, ben], [ben], []];
      await Promise.all(
        lists.map((people, index) =>
          bench.store.append(
            appendAt(table, index + 1, { index: { ...GATHERING, people, deadline: index === 3 ? null : index } }),
          ),
        ),
      );
      for (const person of [ada, ben]) expect(await idsOf(bench, { kind: 'of', person, limit: 10 })).toEqual([]);
      expect(await idsOf(bench, { kind: 'due', by: 100, limit: 10 })).toEqual([]);
    });

    it('remembers across a restart who sat where', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const table = newTable();
      await bench.store.append(appendAt(table, 1, { index: { ...GATHERING, people: [ada] } }));
      await bench.reopen();
      await bench.store.append(appendAt(table, 2, { index: { ...GATHERING, people: [ben] } }));
      expect(await idsOf(bench, { kind: 'of', person: ada, limit: 10 })).toEqual([]);
      expect(await idsOf(bench, { kind: 'of', person: ben, limit: 10 })).toEqual([table]);
    });

    it('finds the clocks that have run out, the longest overdue first', async () => {
      const deadlines = [300, 100, null, 200, 400];
      const tables = deadlines.map(() => newTable());
      for (const [index, deadline] of deadlines.entries())
        await bench.store.append(appendAt(tables[index] ?? newTable(), 1, { index: { ...GATHERING, deadline } }));
      expect(await idsOf(bench, { kind: 'due', by: 300, limit: 10 })).toEqual([tables[1], tables[3], tables[0]]);
      expect(await idsOf(bench, { kind: 'due', by: 300, limit: 1 })).toEqual([tables[1]]);
    });

    it('moves and stops a clock with the entry', async () => {
      const table = newTable();
      await bench.store.append(appendAt(table, 1, { index: { ...GATHERING, deadline: 100 } }));
      await bench.store.append(appendAt(table, 2, { index: { ...GATHERING, deadline: 500 } }));
      expect(await idsOf(bench, { kind: 'due', by: 499, limit: 10 })).toEqual([]);
      expect(await idsOf(bench, { kind: 'due', by: 500, limit: 10 })).toEqual([table]);
      await bench.store.append(appendAt(table, 3));
      expect(await idsOf(bench, { kind: 'due', by: 500, limit: 10 })).toEqual([]);
    });

    it('finds the tables where a bot is to move', async () => {
      const table = newTable();
      await bench.store.append(appendAt(table, 1, { index: { ...GATHERING, needsBot: true } }));
      await bench.store.append(appendAt(newTable(), 1));
      expect(await idsOf(bench, { kind: 'needsBot' })).toEqual([table]);
      await bench.store.append(appendAt(table, 2));
      expect(await idsOf(bench, { kind: 'needsBot' })).toEqual([]);
    });

    it('pages through all tables in the order of ids', async () => {
      const tables = Array.from({ length: 7 }, newTable);
      await Promise.all(tables.map((table) => bench.store.append(appendAt(table, 1))));
      const sorted = tables.toSorted((a, b) => (a < b ? -1 : 1));
      const first = await idsOf(bench, { kind: 'all', limit: 4 });
      expect(first).toEqual(sorted.slice(0, 4));
      const after = sorted[3] ?? newTable();
      expect(await idsOf(bench, { kind: 'all', after, limit: 4 })).toEqual(sorted.slice(4));
    });
  });
};
