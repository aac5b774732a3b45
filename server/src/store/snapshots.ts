import { hash } from 'node:crypto';
import type { TableId } from '@miaou/table';
import type { LogPlace } from './chain.js';
import { StoreFault } from './fault.js';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';

/** A table as it was at a place of its log. */
export interface LogSnapshot {
  readonly place: LogPlace;
  /** The encoded table. */
  readonly body: string;
}

/** The newest snapshot of each log. A cache: whatever is wrong with one, the log says what the table is. */
export interface LogSnapshots {
  /** Undefined if there is none, if it is of another version, or if it is not what was written. */
  find(table: TableId, version: string): Promise<LogSnapshot | undefined>;
  /** Replaces the one before, unless that is newer. `seq` must be in the log already. It may be lost in a crash. */
  save(table: TableId, seq: number, version: string, body: string): Promise<void>;
}

const FIND = `SELECT s.seq, s.hash, s.body, s.checksum FROM snapshots s JOIN tables t ON t.number = s.table_number
  WHERE t.id = $1 AND s.version = $2`;

/** The hash comes from the log itself, so a snapshot hangs on the entry that it was made after. */
const SAVE = `INSERT INTO snapshots (table_number, seq, version, hash, body, checksum)
  SELECT t.number, e.seq, CAST($1 AS text), e.hash, CAST($2 AS text), CAST($3 AS text)
  FROM tables t JOIN entries e ON e.table_number = t.number AND e.seq = $4 WHERE t.id = $5
  ON CONFLICT (table_number) DO UPDATE SET seq = excluded.seq, version = excluded.version, hash = excluded.hash,
    body = excluded.body, checksum = excluded.checksum
  WHERE snapshots.seq < excluded.seq OR snapshots.version <> excluded.version`;

/** Of everything but the hash, which is compared with the log. */
export const checksumOf = (table: TableId, seq: number, version: string, body: string): string =>
  hash('sha256', `${table}\n${seq}\n${version}\n${body}`, 'base64url');

const snapshotIn = (table: TableId, version: string, row: SqlRow): LogSnapshot | undefined => {
  const [seq, body] = [cell.number(row, 0), cell.text(row, 2)];
  const isWhole = checksumOf(table, seq, version, body) === cell.text(row, 3);
  return isWhole ? { place: { seq, hash: cell.text(row, 1) }, body } : undefined;
};

export class SqlLogSnapshots implements LogSnapshots {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async find(table: TableId, version: string): Promise<LogSnapshot | undefined> {
    try {
      const [[row] = []] = await this.#sql.run([{ sql: FIND, values: [table, version] }]);
      return row === undefined ? undefined : snapshotIn(table, version, row);
    } catch (error) {
      if (error instanceof StoreFault && error.code === 'damaged') return undefined;
      throw error;
    }
  }

  async save(table: TableId, seq: number, version: string, body: string): Promise<void> {
    const values = [version, body, checksumOf(table, seq, version, body), seq, table];
    await this.#sql.run([{ sql: SAVE, values }]);
  }
}
