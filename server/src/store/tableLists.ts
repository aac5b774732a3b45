import { type PersonId, type Stage, tableId } from '@miaou/table';
import { cell, type SqlRow, type Statement } from './sql.js';
import type { TableFilter, TableSummary } from './store.js';

const SELECT = `SELECT t.id, t.head, t.stage, t.listed, d.deadline, t.people, t.needs_bot, t.updated_at, t.set_aside
  FROM tables t LEFT JOIN deadlines d ON d.table_number = t.number`;

/** The conditions on constants are spelt as in the partial indexes: only then are those used. */
export const listStatement = (filter: TableFilter): Statement => {
  switch (filter.kind) {
    case 'listed':
      return {
        sql: `${SELECT} WHERE t.listed = 1 AND t.set_aside IS NULL ORDER BY t.updated_at DESC, t.number LIMIT $1`,
        values: [filter.limit],
      };
    case 'of':
      return {
        sql: `${SELECT} JOIN seated s ON s.table_number = t.number
          WHERE s.person = $1 AND t.set_aside IS NULL ORDER BY t.updated_at DESC, t.number LIMIT $2`,
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

export const summaryOf = (row: SqlRow): TableSummary => ({
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
