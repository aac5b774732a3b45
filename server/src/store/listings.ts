import { type TableId, tableId } from '@miaou/table';
import { StoreFault } from './fault.js';
import { checksumOf } from './snapshots.js';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';

/** How a table was listed when its log ended at an entry. */
export interface KeptListing {
  readonly seq: number;
  readonly body: string;
}

/** The newest listing of tables that are over, so that a list of many need not fold their logs. A cache, like the snapshots. */
export interface Listings {
  /** Those that are kept of these tables, without those of another version and those that are not what was written. */
  find(tables: readonly TableId[], version: string): Promise<ReadonlyMap<TableId, KeptListing>>;
  /** Replaces the one before, unless that is newer. It may be lost in a crash. */
  save(table: TableId, seq: number, version: string, body: string): Promise<void>;
}

/** As many tables as one statement looks up. The text is always the same, so that it is prepared once. */
const TABLES_AT_ONCE = 50;

const FIND = `SELECT t.id, l.seq, l.body, l.checksum FROM tables t JOIN listings l ON l.table_number = t.number
  WHERE l.version = $1 AND t.id IN (${Array.from({ length: TABLES_AT_ONCE }, (_, index) => `$${index + 2}`).join(', ')})`;

const SAVE = `INSERT INTO listings (table_number, seq, version, body, checksum)
  SELECT t.number, CAST($1 AS integer), CAST($2 AS text), CAST($3 AS text), CAST($4 AS text) FROM tables t WHERE t.id = $5
  ON CONFLICT (table_number) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body,
    checksum = excluded.checksum
  WHERE listings.seq < excluded.seq OR listings.version <> excluded.version`;

/** No id is empty. */
const padded = (tables: readonly TableId[]): readonly string[] =>
  Array.from({ length: TABLES_AT_ONCE }, (_, index) => tables[index] ?? '');

export class SqlListings implements Listings {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async find(tables: readonly TableId[], version: string): Promise<ReadonlyMap<TableId, KeptListing>> {
    const found = new Map<TableId, KeptListing>();
    for (let at = 0; at < tables.length; at += TABLES_AT_ONCE)
      for (const row of await this.#rows(tables.slice(at, at + TABLES_AT_ONCE), version)) {
        const [table, seq, body] = [tableId(cell.text(row, 0)), cell.number(row, 1), cell.text(row, 2)];
        if (checksumOf(table, seq, version, body) === cell.text(row, 3)) found.set(table, { seq, body });
      }
    return found;
  }

  async #rows(tables: readonly TableId[], version: string): Promise<readonly SqlRow[]> {
    try {
      const [rows = []] = await this.#sql.run([{ sql: FIND, values: [version, ...padded(tables)] }]);
      return rows;
    } catch (error) {
      if (error instanceof StoreFault && error.code === 'damaged') return [];
      throw error;
    }
  }

  async save(table: TableId, seq: number, version: string, body: string): Promise<void> {
    const values = [seq, version, body, checksumOf(table, seq, version, body), table];
    await this.#sql.run([{ sql: SAVE, values }]);
  }
}
