import type { TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { appendAt, fill, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const numberOf = (table: TableId): string => `(SELECT number FROM tables WHERE id = '${table}')`;

const entry = (table: TableId, seq: number): string => `table_number = ${numberOf(table)} AND seq = ${seq}`;

interface Damage {
  readonly name: string;
  readonly at: number;
  readonly sql: (table: TableId, other: TableId) => string;
}

/** Each is done to a log of five entries; `at` is where it must be noticed. */
const DAMAGES: readonly Damage[] = [
  {
    name: 'a changed letter in a body',
    at: 3,
    sql: (table) => `UPDATE entries SET body = replace(body, 'said', 'sand') WHERE ${entry(table, 3)}`,
  },
  {
    name: 'a changed letter of a person’s words',
    at: 3,
    sql: (table) => `UPDATE personal_texts SET text = replace(text, 'line 3', 'line 4') WHERE ${entry(table, 3)}`,
  },
  {
    name: 'words of another entry',
    at: 2,
    sql: (table) => `DELETE FROM personal_texts WHERE ${entry(table, 2)};
      UPDATE personal_texts SET seq = 2 WHERE ${entry(table, 3)}`,
  },
  { name: 'a changed time', at: 2, sql: (table) => `UPDATE entries SET at = at + 1 WHERE ${entry(table, 2)}` },
  {
    name: 'a command mark taken away',
    at: 4,
    sql: (table) => `UPDATE entries SET command = NULL WHERE ${entry(table, 4)}`,
  },
  {
    name: 'a changed hash',
    at: 1,
    sql: (table) => `UPDATE entries SET hash = 'x' || substr(hash, 2) || 'y' WHERE ${entry(table, 1)}`,
  },
  { name: 'a lost first entry', at: 1, sql: (table) => `DELETE FROM entries WHERE ${entry(table, 1)}` },
  { name: 'a lost entry in the middle', at: 3, sql: (table) => `DELETE FROM entries WHERE ${entry(table, 3)}` },
  { name: 'a lost newest entry', at: 5, sql: (table) => `DELETE FROM entries WHERE ${entry(table, 5)}` },
  {
    name: 'a lost log',
    at: 1,
    sql: (table) => `DELETE FROM entries WHERE table_number = ${numberOf(table)}`,
  },
  {
    name: 'two entries in each other’s place',
    at: 2,
    sql: (table) => `UPDATE entries SET seq = 99 WHERE ${entry(table, 2)};
      UPDATE entries SET seq = 2 WHERE ${entry(table, 4)};
      UPDATE entries SET seq = 4 WHERE ${entry(table, 99)}`,
  },
  {
    name: 'an entry of another table',
    at: 3,
    sql: (table, other) => `DELETE FROM entries WHERE ${entry(table, 3)};
      UPDATE entries SET table_number = ${numberOf(table)} WHERE ${entry(other, 3)}`,
  },
  {
    name: 'a head set back',
    at: 4,
    sql: (table) => `UPDATE tables SET head = 3 WHERE id = '${table}'`,
  },
];

export const describeDamage = (subject: StoreUnderTest): void => {
  describe('damage', () => {
    it.each(DAMAGES)('the store detects $name and sets that table aside', async ({ at, sql }) => {
      const [table, other, untouched] = [newTable(), newTable(), newTable()];
      for (const filled of [table, other, untouched]) await fill(subject.store, filled, 5);
      const store = await subject.reopen(() => subject.fixture.tamper(sql(table, other)));
      expect(await store.readLog(table)).toMatchObject({ kind: 'damaged', at });
      expect(await store.listTables({ kind: 'all', limit: 10 })).toContainEqual(
        expect.objectContaining({ table, setAside: expect.any(String) as string }),
      );
    });

    it('a damaged table does not affect the others', async () => {
      const [table, other] = [newTable(), newTable()];
      await fill(subject.store, table, 3);
      await fill(subject.store, other, 3);
      const store = await subject.reopen(() => subject.fixture.tamper(`DELETE FROM entries WHERE ${entry(table, 2)}`));
      await store.readLog(table);
      expect(await store.append(appendAt(other, 4))).toBe('stored');
      expect(await store.readLog(other)).toMatchObject({ kind: 'log' });
    });

    it('a row that cannot be read is set aside and hides no other from the lists', async () => {
      const [table, other] = [newTable(), newTable()];
      for (const made of [table, other]) await subject.store.append(appendAt(made, 1, { index: { ...BUSY } }));
      const store = await subject.reopen(() =>
        subject.fixture.tamper(`UPDATE tables SET people = 'nobody' WHERE id = '${table}'`),
      );
      for (const filter of [
        { kind: 'listed', limit: 10 },
        { kind: 'needsBot' },
        { kind: 'due', by: 100, limit: 10 },
      ] as const)
        expect(await store.listTables(filter)).toMatchObject([{ table: other }]);
      expect(await store.listTables({ kind: 'all', limit: 10 })).toContainEqual(
        expect.objectContaining({ table, setAside: expect.any(String) as string }),
      );
    });

    it('a log that is set aside takes no entry', async () => {
      const table = newTable();
      await fill(subject.store, table, 3);
      const store = await subject.reopen(() => subject.fixture.tamper(`DELETE FROM entries WHERE ${entry(table, 2)}`));
      await store.readLog(table);
      const outcome = await store.append(appendAt(table, 4)).catch(() => 'rejected');
      expect(outcome).not.toBe('stored');
    });

    it('a table that is set aside is listed only among all', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1, { index: { ...BUSY } }));
      const store = await subject.reopen(() =>
        subject.fixture.tamper(`UPDATE entries SET at = 1 WHERE ${entry(table, 1)}`),
      );
      expect(await store.listTables({ kind: 'listed', limit: 10 })).toHaveLength(1);
      await store.readLog(table);
      expect(await store.listTables({ kind: 'listed', limit: 10 })).toEqual([]);
      expect(await store.listTables({ kind: 'needsBot' })).toEqual([]);
      expect(await store.listTables({ kind: 'due', by: 100, limit: 10 })).toEqual([]);
      expect(await store.listTables({ kind: 'all', limit: 10 })).toHaveLength(1);
    });

    it('a table whose log was repaired is listed again', async () => {
      const table = newTable();
      await fill(subject.store, table, 2);
      const spoil = `UPDATE entries SET at = at + 1 WHERE ${entry(table, 2)}`;
      await (await subject.reopen(() => subject.fixture.tamper(spoil))).readLog(table);
      const store = await subject.reopen(() => subject.fixture.tamper(spoil.replace('+ 1', '- 1')));
      expect(await store.readLog(table)).toMatchObject({ kind: 'log' });
      expect(await store.append(appendAt(table, 3))).toBe('stored');
    });

    it('an inspection finds entries whose table is missing', async () => {
      const table = newTable();
      await fill(subject.store, table, 2);
      expect(await subject.store.inspect()).toEqual([]);
      const store = await subject.reopen(() => subject.fixture.tamper(`DELETE FROM tables WHERE id = '${table}'`));
      expect(await store.inspect()).toEqual([expect.stringContaining('2 entries')]);
    });
  });
};

const BUSY = { stage: 'playing', listed: true, deadline: 50, people: [], needsBot: true } as const;
