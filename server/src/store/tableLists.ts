import { type PersonId, type Stage, type TableId, tableId } from '@miaou/table';
import { messageOf } from './fault.js';
import { cell, type SqlRow, type Statement } from './sqlRunner.js';
import type { TableFilter, TableSummary } from './store.js';

export const SELECT = `SELECT t.id, t.head, t.stage, t.listed, d.deadline, t.people, t.needs_bot, t.updated_at, t.set_aside
  FROM tables t LEFT JOIN deadlines d ON d.table_number = t.number`;

/**
 * No order is by `updated_at`: secret orders move it. The numbers of tables grow as they are opened. The conditions on constants are
 * spelt as in the partial indexes: only then are those used.
 */
export const listStatement = (filter: TableFilter): Statement => {
  switch (filter.kind) {
    case 'listed':
      return {
        sql: `${SELECT} WHERE t.listed = 1 AND t.set_aside IS NULL ORDER BY t.number DESC LIMIT $1`,
        values: [filter.limit],
      };
    case 'of':
      return {
        sql: `${SELECT} JOIN seated s ON s.table_number = t.number
          WHERE s.person = $1 AND t.set_aside IS NULL ORDER BY t.stage IN ('over', 'closed'), t.number DESC LIMIT $2`,
        values: [filter.person, filter.limit],
      };
    case 'due':
      return {
        sql: `${SELECT} WHERE d.deadline <= $1 AND t.set_aside IS NULL
          ORDER BY d.deadline, t.number LIMIT $2`,
        values: [filter.by, filter.limit],
      };
    case 'needsBot':
      return { sql: `${SELECT} WHERE t.needs_bot = 1 AND t.set_aside IS NULL ORDER BY t.number`, values: [] };
    case 'all':
      return { sql: `${SELECT} WHERE t.id > $1 ORDER BY t.id LIMIT $2`, values: [filter.after ?? '', filter.limit] };
  }
};

const summaryOf = (row: SqlRow): TableSummary => ({
  table: tableId(cell.text(row, 0)),
  head: cell.number(row, 1),
  stage: cell.text(row, 2) as Stage,
  listed: cell.number(row, 3) === 1,
  deadline: cell.numberOrNull(row, 4),
  people: JSON.parse(cell.text(row, 5)) as PersonId[],
  needsBot: cell.number(row, 6) === 1,
  updatedAt: cell.number(row, 7),
  setAside: cell.textOrNull(row, 8),
});

/** A table of which no more is known than that it was there. */
export const unreadableTable = (table: TableId, reason: string): TableSummary => ({
  table,
  head: 0,
  stage: 'gathering',
  listed: false,
  deadline: null,
  people: [],
  needsBot: false,
  updatedAt: 0,
  setAside: `its row cannot be read: ${reason}`,
});

/** A row that cannot be read is set aside: it must not hide the others. */
const readRow = (row: SqlRow): TableSummary | undefined => {
  try {
    return summaryOf(row);
  } catch (error) {
    return typeof row[0] === 'string' ? unreadableTable(tableId(row[0]), messageOf(error)) : undefined;
  }
};

/** Whether a list may name a table that is set aside. */
const isShownIn = ({ setAside }: TableSummary, { kind }: TableFilter): boolean => kind === 'all' || setAside === null;

export const summariesOf = (rows: readonly SqlRow[], filter: TableFilter): readonly TableSummary[] =>
  rows.map(readRow).filter((summary) => summary !== undefined && isShownIn(summary, filter)) as TableSummary[];
