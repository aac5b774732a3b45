import { pathToFileURL } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import type { SqlRow } from '../sqlRunner.js';

/** A prepared statement. */
export class SqliteStatement {
  readonly #statement: StatementSyncInstance;

  constructor(statement: StatementSyncInstance) {
    this.#statement = statement;
  }

  /** The row that an insert has made. */
  run(values: SqlRow): number {
    return Number(this.#statement.run(...values).lastInsertRowid);
  }

  all(values: SqlRow): SqlRow[] {
    return this.#statement.all(...values) as SqlRow[];
  }
}

/** A connection to a file. */
export class SqliteDatabase {
  readonly #database: DatabaseSyncInstance;

  constructor(file: string | URL) {
    // A file that another process has is refused at once.
    this.#database = new DatabaseSync(file, { timeout: 0, returnArrays: true, enableForeignKeyConstraints: false });
  }

  /** Reads a file without a lock, and without its write-ahead log: somebody else must see to it that it does not change. */
  static openUnchanging(file: string): SqliteDatabase {
    const url = pathToFileURL(file);
    url.searchParams.set('immutable', '1');
    return new SqliteDatabase(url);
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** `$1` is a name to SQLite, and names cannot be bound by their place. */
  prepare(sql: string): SqliteStatement {
    return new SqliteStatement(this.#database.prepare(sql.replaceAll(/\$(?=\d)/g, '?')));
  }

  close(): void {
    this.#database.close();
  }
}
