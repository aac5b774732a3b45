import { describe, expect, it } from 'vitest';
import type { TableFilter } from '../../store/store.js';
import { appendAt, entryAt, GATHERING, newPerson, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const idsOf = async (subject: StoreUnderTest, filter: TableFilter): Promise<string[]> =>
  (await subject.store.listTables(filter)).map(({ table }) => table);

export const describeListing = (subject: StoreUnderTest): void => {
  describe('listing', () => {
    it('a listing shows a table as of its newest entry', async () => {
      const table = newTable();
      const people = [newPerson(), newPerson()];
      const index = { stage: 'playing', listed: true, deadline: 7_000_000_000_000, people, needsBot: true } as const;
      await subject.store.append(appendAt(table, 1));
      await subject.store.append(appendAt(table, 2, { index }));
      const listed = { ...index, table, head: 2, updatedAt: entryAt(2).at, setAside: null };
      expect(await subject.store.listTables({ kind: 'all', limit: 5 })).toEqual([listed]);
      await subject.reopen();
      expect(await subject.store.listTables({ kind: 'all', limit: 5 })).toEqual([listed]);
    });

    it('an append that is refused changes no index', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1));
      const index = { ...GATHERING, listed: true, deadline: 5, people: [newPerson()], needsBot: true };
      await subject.store.append(appendAt(table, 1, { index }));
      await subject.store.append(appendAt(table, 3, { index }));
      expect(await subject.store.listTables({ kind: 'all', limit: 5 })).toEqual([
        { ...GATHERING, table, head: 1, updatedAt: entryAt(1).at, setAside: null },
      ]);
      expect(await idsOf(subject, { kind: 'of', person: index.people[0] ?? newPerson(), limit: 5 })).toEqual([]);
    });

    it('the lobby’s listing has the newest first, up to its limit', async () => {
      const tables = [newTable(), newTable(), newTable()];
      for (const [index, table] of tables.entries())
        await subject.store.append(
          appendAt(table, 1, { entry: { ...entryAt(1), at: 1000 + index }, index: { ...GATHERING, listed: true } }),
        );
      await subject.store.append(appendAt(newTable(), 1));
      expect(await idsOf(subject, { kind: 'listed', limit: 10 })).toEqual(tables.toReversed());
      expect(await idsOf(subject, { kind: 'listed', limit: 2 })).toEqual([tables[2], tables[1]]);
    });

    it('a person’s listing follows them as they sit down and leave', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const [first, second] = [newTable(), newTable()];
      await subject.store.append(appendAt(first, 1, { index: { ...GATHERING, people: [ada, ben] } }));
      await subject.store.append(appendAt(second, 1, { index: { ...GATHERING, people: [ada] } }));
      expect(new Set(await idsOf(subject, { kind: 'of', person: ada, limit: 10 }))).toEqual(new Set([first, second]));
      await subject.store.append(appendAt(first, 2, { index: { ...GATHERING, people: [ben] } }));
      expect(await idsOf(subject, { kind: 'of', person: ada, limit: 10 })).toEqual([second]);
      expect(await idsOf(subject, { kind: 'of', person: ben, limit: 10 })).toEqual([first]);
    });

    it('a person’s listing follows entries that share one commit', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const table = newTable();
      const lists = [[ada], [ada, ben], [ben], []];
      await Promise.all(
        lists.map((people, index) =>
          subject.store.append(
            appendAt(table, index + 1, { index: { ...GATHERING, people, deadline: index === 3 ? null : index } }),
          ),
        ),
      );
      for (const person of [ada, ben]) expect(await idsOf(subject, { kind: 'of', person, limit: 10 })).toEqual([]);
      expect(await idsOf(subject, { kind: 'due', by: 100, limit: 10 })).toEqual([]);
    });

    it('a person’s listing survives a restart', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const table = newTable();
      await subject.store.append(appendAt(table, 1, { index: { ...GATHERING, people: [ada] } }));
      await subject.reopen();
      await subject.store.append(appendAt(table, 2, { index: { ...GATHERING, people: [ben] } }));
      expect(await idsOf(subject, { kind: 'of', person: ada, limit: 10 })).toEqual([]);
      expect(await idsOf(subject, { kind: 'of', person: ben, limit: 10 })).toEqual([table]);
    });

    it('the listing of passed deadlines has the longest overdue first', async () => {
      const deadlines = [300, 100, null, 200, 400];
      const tables = deadlines.map(() => newTable());
      for (const [index, deadline] of deadlines.entries())
        await subject.store.append(appendAt(tables[index] ?? newTable(), 1, { index: { ...GATHERING, deadline } }));
      expect(await idsOf(subject, { kind: 'due', by: 300, limit: 10 })).toEqual([tables[1], tables[3], tables[0]]);
      expect(await idsOf(subject, { kind: 'due', by: 300, limit: 1 })).toEqual([tables[1]]);
    });

    it('an entry moves and clears a deadline', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1, { index: { ...GATHERING, deadline: 100 } }));
      await subject.store.append(appendAt(table, 2, { index: { ...GATHERING, deadline: 500 } }));
      expect(await idsOf(subject, { kind: 'due', by: 499, limit: 10 })).toEqual([]);
      expect(await idsOf(subject, { kind: 'due', by: 500, limit: 10 })).toEqual([table]);
      await subject.store.append(appendAt(table, 3));
      expect(await idsOf(subject, { kind: 'due', by: 500, limit: 10 })).toEqual([]);
    });

    it('the listing for bots has the tables where a bot is to move', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1, { index: { ...GATHERING, needsBot: true } }));
      await subject.store.append(appendAt(newTable(), 1));
      expect(await idsOf(subject, { kind: 'needsBot' })).toEqual([table]);
      await subject.store.append(appendAt(table, 2));
      expect(await idsOf(subject, { kind: 'needsBot' })).toEqual([]);
    });

    it('the listing of all tables is paged in the order of ids', async () => {
      const tables = Array.from({ length: 7 }, newTable);
      await Promise.all(tables.map((table) => subject.store.append(appendAt(table, 1))));
      const sorted = tables.toSorted((a, b) => (a < b ? -1 : 1));
      const first = await idsOf(subject, { kind: 'all', limit: 4 });
      expect(first).toEqual(sorted.slice(0, 4));
      const after = sorted[3] ?? newTable();
      expect(await idsOf(subject, { kind: 'all', after, limit: 4 })).toEqual(sorted.slice(4));
    });
  });
};
