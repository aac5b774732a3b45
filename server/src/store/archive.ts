import type { MatchRecord } from '@miaou/kit';
import { type TableId, tableId } from '@miaou/table';
import { playedKey } from './archiveKeys.js';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';

/** Where a record came from. */
type Origin =
  | { readonly kind: 'played'; readonly table: TableId; readonly match: number; readonly finishedAt: number }
  | { readonly kind: 'imported' };

export interface ArchivedMatch {
  /** Its place in the archive; places grow and are never given twice. */
  readonly place: number;
  readonly origin: Origin;
  readonly record: MatchRecord;
}

/** Finished matches. Those played here enter with the entry that ends them: see `Append.finished`. A running one is never in it. */
export interface Archive {
  /** The record as it was stored, JSON: to parse a long one and write it anew for each reader would keep all others waiting. */
  find(table: TableId, match: number): Promise<string | undefined>;
  /** The next matches after a place, in order of place. */
  read(after: number, limit: number): Promise<readonly ArchivedMatch[]>;
  /** A record from elsewhere. `known` if the same match is here already, played or imported. */
  import(record: MatchRecord, digest: string): Promise<'kept' | 'known'>;
}

const originOf = (row: SqlRow): Origin => {
  const table = cell.textOrNull(row, 1);
  return table === null
    ? { kind: 'imported' }
    : { kind: 'played', table: tableId(table), match: cell.number(row, 2), finishedAt: cell.number(row, 3) };
};

const recordOf = (row: SqlRow, column: number): MatchRecord => JSON.parse(cell.text(row, column)) as MatchRecord;

/** Two nodes that import the same file at once must not both find it missing: the key of an import is its digest. */
const IMPORT = `INSERT INTO archive (key, digest, game, record)
  SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM archive WHERE digest = $2)
  ON CONFLICT (key) DO NOTHING RETURNING place`;

export class SqlArchive implements Archive {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async find(table: TableId, match: number): Promise<string | undefined> {
    const sql = 'SELECT record FROM archive WHERE key = $1';
    const [[row] = []] = await this.#sql.run([{ sql, values: [playedKey(table, match)] }]);
    return row === undefined ? undefined : cell.text(row, 0);
  }

  async read(after: number, limit: number): Promise<readonly ArchivedMatch[]> {
    const sql = `SELECT place, table_id, match, finished_at, record FROM archive WHERE place > $1 ORDER BY place LIMIT $2`;
    const [rows = []] = await this.#sql.run([{ sql, values: [after, limit] }]);
    return rows.map((row) => ({ place: cell.number(row, 0), origin: originOf(row), record: recordOf(row, 4) }));
  }

  async import(record: MatchRecord, digest: string): Promise<'kept' | 'known'> {
    const values = [digest, digest, record.game, JSON.stringify(record)];
    const [kept = []] = await this.#sql.run([{ sql: IMPORT, values }]);
    return kept.length > 0 ? 'kept' : 'known';
  }
}
