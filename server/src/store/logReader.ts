import type { TableId } from '@miaou/table';
import { type LogRow, verifyLog } from './chain.js';
import { StoreFault } from './fault.js';
import { cell, type SqlRow, type SqlRunner } from './sql.js';
import type { LogReading } from './store.js';

/** One statement, one moment: the head and the entries must not be of two times, or a log being written would look damaged. */
const READ = `SELECT t.head, t.set_aside, e.seq, e.at, e.command, e.body, e.hash
  FROM tables t LEFT JOIN entries e ON e.table_number = t.number WHERE t.id = $1 ORDER BY e.seq`;

const rowOf = (row: SqlRow): LogRow => ({
  seq: cell.number(row, 2),
  at: cell.number(row, 3),
  command: cell.textOrNull(row, 4),
  body: cell.text(row, 5),
  hash: cell.text(row, 6),
});

const readRows = (table: TableId, first: SqlRow, rows: readonly SqlRow[]): LogReading => {
  try {
    return verifyLog(table, cell.number(first, 0), rows.filter((row) => row[2] !== null).map(rowOf));
  } catch (error) {
    return { kind: 'damaged', at: 1, reason: `the log cannot be read: ${String(error)}` };
  }
};

/** Pages of the file that cannot be read take this table with them, not the others. */
const fetchRows = async (sql: SqlRunner, table: TableId): Promise<readonly SqlRow[] | LogReading> => {
  try {
    const [rows = []] = await sql.run([{ sql: READ, values: [table] }]);
    return rows;
  } catch (error) {
    if (error instanceof StoreFault && error.code === 'damaged')
      return { kind: 'damaged', at: 1, reason: error.message };
    throw error;
  }
};

/** Reads and verifies; `setAside` is called when the verdict is not the one that stands in the table's row. */
export const readLog = async (
  sql: SqlRunner,
  table: TableId,
  setAside: (reason: string | null) => Promise<void>,
): Promise<LogReading> => {
  const rows = await fetchRows(sql, table);
  if ('kind' in rows) return rows;
  const [first] = rows;
  if (first === undefined) return { kind: 'absent' };
  const reading = readRows(table, first, rows);
  const reason = reading.kind === 'damaged' ? reading.reason : null;
  if (reason !== first[1]) await setAside(reason);
  return reading;
};

export const SET_ASIDE = 'UPDATE tables SET set_aside = $1 WHERE id = $2';

/** Entries of no table: a row of `tables` went missing. */
const ORPHANS =
  'SELECT e.table_number, count(*) FROM entries e LEFT JOIN tables t ON t.number = e.table_number WHERE t.number IS NULL GROUP BY e.table_number ORDER BY e.table_number LIMIT 100';

export const findOrphans = async (sql: SqlRunner): Promise<readonly string[]> => {
  const [rows = []] = await sql.run([{ sql: ORPHANS, values: [] }]);
  return rows.map(
    (row) => `${cell.number(row, 1)} entries belong to table number ${cell.number(row, 0)}, which is gone`,
  );
};
