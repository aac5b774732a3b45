import type { Statement as SqliteStatement } from 'libsql';
import type { SqlValue } from '../sql.js';
import { firstColumn, inLooseTransaction, type SqliteDatabase } from './database.js';
import { RowsTogether } from './rowsTogether.js';

const COLUMNS = 'table_number, seq, at, command, body, hash';

/** More would keep the next batch waiting for longer than a commit takes; fewer would not find much together in one place. */
const MANY = 1500;

const TO_THEIR_PLACES = `INSERT INTO entries (${COLUMNS}) SELECT ${COLUMNS} FROM recent ORDER BY table_number, seq`;

const MOVE_HEADS = `UPDATE tables SET head = newest.seq, updated_at = newest.at
  FROM (SELECT table_number, max(seq) AS seq, max(at) AS at FROM recent GROUP BY table_number) AS newest
  WHERE tables.number = newest.table_number`;

/**
 * Entries that are durable but not yet in their places. Whoever reads logs or lists of tables has them put there first, so nobody but
 * this class knows of them.
 */
export class RecentEntries {
  private readonly rows: RowsTogether;
  private readonly toTheirPlaces: SqliteStatement;
  private readonly moveHeads: SqliteStatement;
  private readonly clear: SqliteStatement;
  private count: number;
  /** Of the transaction that is under way. */
  private added = 0;

  constructor(private readonly database: SqliteDatabase) {
    this.rows = new RowsTogether(database, `recent (${COLUMNS})`, 6, '');
    this.toTheirPlaces = database.prepare(TO_THEIR_PLACES);
    this.moveHeads = database.prepare(MOVE_HEADS);
    this.clear = database.prepare('DELETE FROM recent');
    this.count = Number(firstColumn(database, 'SELECT count(*) FROM recent')[0]);
  }

  get areMany(): boolean {
    return this.count >= MANY;
  }

  /** Before each transaction: what one that failed has left behind does not count. */
  begin(): void {
    this.rows.clear();
    this.added = 0;
  }

  add(row: readonly SqlValue[]): void {
    this.rows.add(row);
    this.added += 1;
  }

  /** Writes what was gathered. */
  flush(): void {
    this.rows.flush();
  }

  /** The transaction is on disk. */
  committed(): void {
    this.count += this.added;
  }

  /**
   * Puts all of them in their places. Nothing new is said by that, so it need not wait for the disk: after a crash either it has
   * happened or they are still here, and the next append syncs both.
   */
  settle(): void {
    if (this.count === 0) return;
    inLooseTransaction(this.database, () => this.move());
    this.count = 0;
  }

  /** Puts those in their places that are durable, as part of the transaction under way. True if there were any. */
  settleWithin(): boolean {
    if (this.count > 0) this.move();
    return this.count > 0;
  }

  private move(): void {
    for (const step of [this.toTheirPlaces, this.moveHeads, this.clear]) step.run([]);
  }
}
