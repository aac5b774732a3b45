import { messageOf, StoreFault } from '../fault.js';
import type { SqlRow } from '../sqlRunner.js';
import type { SqliteDatabase, SqliteStatement } from './connection.js';
import { moveTableByTable } from './damagedStaging.js';
import { firstColumn, inLooseTransaction } from './database.js';
import { concernsRows } from './sqliteFault.js';

/** Staging tables that could not be moved as a whole are kept under this name and a time. */
export const DAMAGED_STAGING = 'recent_damaged_';

const COLUMNS = 'table_number, seq, at, command, body, hash';

/** More would delay the next batch for longer than a commit takes; fewer would find few entries of the same log together. */
const MANY = 1500;

const MOVE_TO_LOGS = `INSERT INTO entries (${COLUMNS}) SELECT ${COLUMNS} FROM recent ORDER BY table_number, seq`;

const MOVE_HEADS = `UPDATE tables SET head = newest.seq, updated_at = newest.at
  FROM (SELECT table_number, max(seq) AS seq, max(at) AS at FROM recent GROUP BY table_number) AS newest
  WHERE tables.number = newest.table_number`;

/** Temporary names win over those of the file: what is read through them is complete, and nothing is written to the disk. */
const COMPLETE = `
  CREATE TEMP VIEW entries AS SELECT ${COLUMNS} FROM main.entries UNION ALL SELECT ${COLUMNS} FROM main.recent;
  CREATE TEMP VIEW tables AS
    SELECT t.number, t.id, coalesce(newest.seq, t.head) AS head, t.stage, t.listed, t.needs_bot, t.people,
      coalesce(newest.at, t.updated_at) AS updated_at, t.set_aside
    FROM main.tables t LEFT JOIN
      (SELECT table_number, max(seq) AS seq, max(at) AS at FROM main.recent GROUP BY table_number) AS newest
      ON newest.table_number = t.number;`;

/** A table that cannot be counted is damaged: it counts as not empty, so that it is moved table by table. */
const countOf = (database: SqliteDatabase): number => {
  try {
    return Number(firstColumn(database, 'SELECT count(*) FROM recent')[0]);
  } catch (error) {
    if (!concernsRows(error)) throw error;
    return 1;
  }
};

/**
 * Entries that are durable but not yet in the log of their table (docs/decisions/0008). They are moved before anything reads logs or
 * lists of tables, so no other code knows the staging table `recent`.
 */
export class StagedEntries {
  readonly #database: SqliteDatabase;
  readonly #insert: SqliteStatement;
  readonly #moves: readonly SqliteStatement[];
  #count: number;
  /** Those that have staged entries; undefined while entries of an earlier process are staged, whose tables nobody has looked up. */
  #tables: Set<string> | undefined;
  /** The tables of the entries of the transaction in progress. */
  #added: string[] = [];

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#insert = database.prepare(`INSERT INTO recent (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`);
    this.#moves = [MOVE_TO_LOGS, MOVE_HEADS, 'DELETE FROM recent'].map((sql) => database.prepare(sql));
    this.#count = countOf(database);
    if (this.#count === 0) this.#tables = new Set();
  }

  /** False only if no entry of the table is staged. */
  mayHave(table: string): boolean {
    return this.#tables?.has(table) ?? true;
  }

  get areMany(): boolean {
    return this.#count >= MANY;
  }

  /** Before each transaction: entries of one that failed are not there. */
  begin(): void {
    this.#added = [];
  }

  add(table: string, row: SqlRow): void {
    this.#insert.run(row);
    this.#added.push(table);
  }

  /** The transaction is on disk. */
  committed(): void {
    this.#count += this.#added.length;
    for (const table of this.#added) this.#tables?.add(table);
  }

  /**
   * Moves all of them. This need not be synced: after a crash they are either moved or still staged, and the next append syncs both
   * tables.
   */
  move(): 'moved' | 'someSetAside' {
    if (this.#count === 0) return 'moved';
    try {
      inLooseTransaction(this.#database, () => this.#runMoves());
    } catch (error) {
      if (!concernsRows(error)) throw error;
      this.#moveTableByTable();
      return 'someSetAside';
    }
    this.#emptied();
    return 'moved';
  }

  /** Afterwards entries can be staged again, unless something else than the staging table is damaged. */
  replaceIfDamaged(): void {
    const [finding] = firstColumn(this.#database, "PRAGMA quick_check('recent')");
    if (finding === 'ok') return;
    this.#moveTableByTable();
  }

  #moveTableByTable(): void {
    moveTableByTable(this.#database, `${DAMAGED_STAGING}${Date.now()}`);
    this.#emptied();
  }

  #emptied(): void {
    this.#count = 0;
    this.#tables = new Set();
  }

  /** Runs what reads logs or lists of tables while staged entries cannot be moved, on a full disk for example. */
  readInPlace<T>(read: () => T): T {
    this.#database.exec(COMPLETE);
    try {
      return read();
    } finally {
      this.#database.exec('DROP VIEW temp.entries; DROP VIEW temp.tables');
    }
  }

  /** Moves those that were durable before the transaction in progress, as part of it. True if there were any. */
  moveWithin(): boolean {
    if (this.#count === 0) return false;
    try {
      this.#runMoves();
    } catch (error) {
      // Undoes the transaction in progress; the entries are then moved table by table before it is tried again.
      throw concernsRows(error) ? new StoreFault('damaged', messageOf(error), { cause: error }) : error;
    }
    return true;
  }

  #runMoves(): void {
    for (const statement of this.#moves) statement.run([]);
  }
}
