import { STAGING_TABLE } from '../migrations/0002-recent.js';
import type { SqlRow } from '../sqlRunner.js';
import type { SqliteDatabase } from './connection.js';
import { inTransaction } from './database.js';
import { concernsRows } from './sqliteFault.js';

const COLUMNS = 'table_number, seq, at, command, body, hash';

type Step = 'forward' | 'backward';

const nextStatement = (step: Step): string => {
  const order = step === 'forward' ? 'place' : 'place DESC';
  return `SELECT place, ${COLUMNS} FROM recent WHERE place > $1 AND place < $2 ORDER BY ${order} LIMIT 1`;
};

const isAhead = (place: number, [low, high]: readonly [number, number]): boolean => place > low && place < high;

/** The rows from one end of a table up to the first that cannot be read. */
const rowsFrom = (database: SqliteDatabase, step: Step, bounds: [number, number]): SqlRow[] => {
  const rows: SqlRow[] = [];
  try {
    const next = database.prepare(nextStatement(step));
    for (;;) {
      const [row] = next.all(bounds);
      const place = row?.[0];
      // A damaged page may give back a place that lies behind: without this the same rows would come for ever.
      if (row === undefined || typeof place !== 'number' || !isAhead(place, bounds)) return rows;
      bounds[step === 'forward' ? 0 : 1] = place;
      rows.push(row.slice(1));
    }
  } catch {
    return rows;
  }
};

/** All rows that can be read, from both ends towards the damage. */
const readableRows = (database: SqliteDatabase): readonly SqlRow[] => {
  const bounds: [number, number] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  return [...rowsFrom(database, 'forward', bounds), ...rowsFrom(database, 'backward', bounds)];
};

/** By the number of their table, in the order of their places in its log. */
const byTable = (rows: readonly SqlRow[]): ReadonlyMap<number, readonly SqlRow[]> => {
  const tables = new Map<number, SqlRow[]>();
  for (const row of rows) {
    const [number] = row;
    if (typeof number === 'number') tables.set(number, [...(tables.get(number) ?? []), row]);
  }
  for (const log of tables.values()) log.sort((a, b) => Number(a[1]) - Number(b[1]));
  return tables;
};

/** False if damage prevented it. SQLite allows no write in a transaction that has met damage, hence one for each try. */
const isDone = (database: SqliteDatabase, work: () => void): boolean => {
  try {
    inTransaction(database, work);
    return true;
  } catch (error) {
    if (!concernsRows(error)) throw error;
    return false;
  }
};

const STAGE = `INSERT INTO recent (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`;
const MOVE = `INSERT INTO entries (${COLUMNS}) SELECT ${COLUMNS} FROM recent WHERE table_number = $1 ORDER BY seq`;
const MOVE_HEAD = 'UPDATE tables SET head = $1, updated_at = $2 WHERE number = $3';
const SET_ASIDE = 'UPDATE tables SET head = max(head, $1), set_aside = $2 WHERE number = $3';
const UNSTAGE = 'DELETE FROM recent WHERE table_number = $1';

const REASON = 'its newest entries could not be moved to its log';

/** Moves the entries of one table to its log; a table to whose log they cannot be moved is set aside. */
const moveOne = (database: SqliteDatabase, number: number, rows: readonly SqlRow[]): void => {
  const [, seq = null, at = null] = rows.at(-1) ?? [];
  const run = (sql: string, values: SqlRow): number => database.prepare(sql).run(values);
  const isMoved = isDone(database, () => {
    run(MOVE, [number]);
    run(MOVE_HEAD, [seq, at, number]);
    run(UNSTAGE, [number]);
  });
  if (isMoved) return;
  // A row of `tables` that cannot be written cannot be read either: its table is damaged without a mark.
  isDone(database, () => run(SET_ASIDE, [seq, REASON, number]));
  isDone(database, () => run(UNSTAGE, [number]));
};

/** A row as it was written: whatever else stands in the damaged table would stop all others. */
const isEntry = ([number, seq, at, command, body, hash]: SqlRow): boolean =>
  [number, seq, at].every((value) => typeof value === 'number') &&
  [command ?? '', body, hash].every((value) => typeof value === 'string');

/**
 * Empties a staging table that cannot be moved as a whole. What can be read goes to its log, one table at a time; the damaged table is
 * kept under another name, since it is what an operator has left of entries that cannot be read.
 */
export const moveTableByTable = (database: SqliteDatabase, kept: string): void => {
  const rows = readableRows(database).filter(isEntry);
  inTransaction(database, () => {
    database.exec(`ALTER TABLE recent RENAME TO ${kept}`);
    database.exec(STAGING_TABLE);
    const stage = database.prepare(STAGE);
    for (const row of rows) stage.run(row);
  });
  for (const [number, log] of byTable(rows)) moveOne(database, number, log);
};
