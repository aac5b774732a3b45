import { isEnded, tableId } from '@miaou/table';
import { messageOf } from '../fault.js';
import { cell, type SqlRow, type SqlRunner } from '../sqlRunner.js';
import type { TableFilter, TableSummary } from '../store.js';
import { SELECT, summariesOf, unreadableTable } from '../tableLists.js';
import { isDamage } from './sqliteFault.js';

/** Ids and numbers as the index has them: the pages of the table itself are not read. */
const NAMES = 'SELECT number, id FROM tables INDEXED BY sqlite_autoindex_tables_1 ORDER BY id';

/** Where the index is what is damaged: numbers are given out in order and never twice. */
const LAST_NUMBER = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'";

const ROW = `${SELECT} WHERE t.number = $1`;

type Name = readonly [number: number, id: string | undefined];

const rowsOf = async (sql: SqlRunner, text: string, values: SqlRow = []): Promise<readonly SqlRow[]> =>
  (await sql.run([{ sql: text, values }]))[0] ?? [];

const numbersUpTo = async (sql: SqlRunner): Promise<readonly Name[]> => {
  const [last] = await rowsOf(sql, LAST_NUMBER);
  const count = last === undefined ? 0 : cell.number(last, 0);
  return Array.from({ length: count }, (_, index) => [index + 1, undefined]);
};

const namesOf = async (sql: SqlRunner): Promise<readonly Name[]> => {
  try {
    const names = (await rowsOf(sql, NAMES)).map((row): Name => [cell.number(row, 0), cell.text(row, 1)]);
    return names.toSorted(([a], [b]) => a - b);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return numbersUpTo(sql);
  }
};

const ALL: TableFilter = { kind: 'all', limit: Number.MAX_SAFE_INTEGER };

const readTable = async (sql: SqlRunner, [number, id]: Name): Promise<readonly TableSummary[]> => {
  try {
    return summariesOf(await rowsOf(sql, ROW, [number]), ALL);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return id === undefined ? [] : [unreadableTable(tableId(id), messageOf(error))];
  }
};

const byId = (a: TableSummary, b: TableSummary): number => (a.table < b.table ? -1 : 1);

const endedLast = (a: TableSummary, b: TableSummary): number => Number(isEnded(a.stage)) - Number(isEnded(b.stage));

/** What the statement of a filter selects, in its order; `tables` are in the order of their numbers. */
const select = (tables: readonly TableSummary[], filter: TableFilter): readonly TableSummary[] => {
  const sound = tables.filter(({ setAside }) => setAside === null);
  const newestFirst = sound.toReversed();
  switch (filter.kind) {
    case 'listed':
      return newestFirst.filter(({ listed }) => listed).slice(0, filter.limit);
    case 'of':
      return newestFirst
        .filter(({ people }) => people.includes(filter.person))
        .toSorted(endedLast)
        .slice(0, filter.limit);
    case 'due':
      return sound
        .filter(({ deadline }) => deadline !== null && deadline <= filter.by)
        .toSorted((a, b) => Number(a.deadline) - Number(b.deadline))
        .slice(0, filter.limit);
    case 'needsBot':
      return sound.filter(({ needsBot }) => needsBot);
    case 'all':
      return tables
        .filter(({ table }) => table > (filter.after ?? ''))
        .toSorted(byId)
        .slice(0, filter.limit);
  }
};

/** A list for which a page of the file cannot be read: every table is looked up alone, and those that can be read are listed. */
export const listDespiteDamage = async (sql: SqlRunner, filter: TableFilter): Promise<readonly TableSummary[]> => {
  const tables: TableSummary[] = [];
  for (const name of await namesOf(sql)) tables.push(...(await readTable(sql, name)));
  return select(tables, filter);
};
