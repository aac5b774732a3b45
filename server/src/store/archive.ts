import type { MatchRecord, RecordedPlayer } from '@miaou/kit';
import { type PersonId, type TableId, tableId } from '@miaou/table';
import { playedKey } from './archiveKeys.js';
import { DELETED_NAME } from './personalTexts.js';
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
  /** By seat; absent where they are not known. */
  readonly players?: readonly RecordedPlayer[];
}

/** A record as it was stored, JSON: to parse a long one and write it anew for each reader would keep all others waiting. */
export interface StoredRecord {
  readonly record: string;
  /** By seat; absent where they are not known. */
  readonly players?: readonly RecordedPlayer[];
}

/** A match in the history of a person. */
export interface PlayedMatch {
  readonly game: string;
  readonly seat: number;
  /** The name that the person had. */
  readonly name: string;
  /** Null where the table is gone. */
  readonly table: TableId | null;
  readonly match: number | null;
  readonly finishedAt: number | null;
}

/** Finished matches. Those played here enter with the entry that ends them: see `Append.finished`. A running one is never in it. */
export interface Archive {
  find(table: TableId, match: number): Promise<StoredRecord | undefined>;
  /** What a person has played here, the newest first. */
  playedBy(person: PersonId, limit: number): Promise<readonly PlayedMatch[]>;
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

const playerIn = (row: SqlRow): RecordedPlayer => {
  const level = cell.numberOrNull(row, 3);
  const [name, kind] = [cell.text(row, 1), cell.text(row, 2) as RecordedPlayer['kind']];
  return { name, kind, ...(level === null ? {} : { level }) };
};

const playersIn = (rows: readonly SqlRow[]): { readonly players?: readonly RecordedPlayer[] } =>
  rows.length === 0 ? {} : { players: rows.map(playerIn) };

const playedIn = (row: SqlRow): PlayedMatch => {
  const table = cell.textOrNull(row, 3);
  return {
    game: cell.text(row, 0),
    seat: cell.number(row, 1),
    name: cell.text(row, 2),
    table: table === null ? null : tableId(table),
    match: cell.numberOrNull(row, 4),
    finishedAt: cell.numberOrNull(row, 5),
  };
};

/** What is set for a player who is forgotten: the match stays, and the seat was a guest's. */
export const FORGOTTEN = `person = NULL, name = '${DELETED_NAME}'`;

const PLAYED_BY = `SELECT a.game, p.seat, p.name, a.table_id, a.match, a.finished_at
  FROM players p JOIN archive a ON a.place = p.place WHERE p.person = $1 ORDER BY p.place DESC LIMIT $2`;

const playersOf = (places: string): string =>
  `SELECT place, name, kind, level FROM players WHERE place IN (${places}) ORDER BY place, seat`;

/** Two nodes that import the same file at once must not both find it missing: the key of an import is its digest. */
const IMPORT = `INSERT INTO archive (key, digest, game, record)
  SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM archive WHERE digest = $2)
  ON CONFLICT (key) DO NOTHING RETURNING place`;

/** Those who played elsewhere are names without a person. */
const IMPORT_PLAYER = `INSERT INTO players (place, seat, name, kind, level)
  SELECT place, CAST($1 AS integer), $2, $3, CAST($4 AS integer) FROM archive WHERE key = $5 ON CONFLICT DO NOTHING`;

export class SqlArchive implements Archive {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async find(table: TableId, match: number): Promise<StoredRecord | undefined> {
    const values = [playedKey(table, match)];
    const [[row] = [], players = []] = await this.#sql.run([
      { sql: 'SELECT record FROM archive WHERE key = $1', values },
      { sql: playersOf('SELECT place FROM archive WHERE key = $1'), values },
    ]);
    return row === undefined ? undefined : { record: cell.text(row, 0), ...playersIn(players) };
  }

  async read(after: number, limit: number): Promise<readonly ArchivedMatch[]> {
    const values = [after, limit];
    const [rows = [], players = []] = await this.#sql.run([
      {
        sql: `SELECT place, table_id, match, finished_at, record FROM archive WHERE place > $1 ORDER BY place LIMIT $2`,
        values,
      },
      { sql: playersOf('SELECT place FROM archive WHERE place > $1 ORDER BY place LIMIT $2'), values },
    ]);
    return rows.map((row) => {
      const place = cell.number(row, 0);
      const seated = players.filter((player) => cell.number(player, 0) === place);
      return { place, origin: originOf(row), record: recordOf(row, 4), ...playersIn(seated) };
    });
  }

  async playedBy(person: PersonId, limit: number): Promise<readonly PlayedMatch[]> {
    const [rows = []] = await this.#sql.run([{ sql: PLAYED_BY, values: [person, limit] }]);
    return rows.map(playedIn);
  }

  async import({ players = [], ...record }: MatchRecord, digest: string): Promise<'kept' | 'known'> {
    const [kept = []] = await this.#sql.run([
      { sql: IMPORT, values: [digest, digest, record.game, JSON.stringify(record)] },
      ...players.map(({ name, kind, level = null }, seat) => ({
        sql: IMPORT_PLAYER,
        values: [seat, name, kind, level, digest],
      })),
    ]);
    return kept.length > 0 ? 'kept' : 'known';
  }
}
