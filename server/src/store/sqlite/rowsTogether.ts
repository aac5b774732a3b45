import type { Statement as SqliteStatement } from 'libsql';
import type { SqlValue } from '../sql.js';
import type { SqliteDatabase } from './database.js';

/** Calls into the database cost more than what they do here: ten rows in one call take two thirds of the time of ten calls. */
const TOGETHER = 10;

const placeholders = (rows: number, columns: number): string => {
  const row = (_: unknown, index: number): string =>
    `(${Array.from({ length: columns }, (__, column) => `$${index * columns + column + 1}`).join(', ')})`;
  return Array.from({ length: rows }, row).join(', ');
};

/** An insert whose rows are gathered, so that many go in one call. */
export class RowsTogether {
  private readonly many: SqliteStatement;
  private readonly one: SqliteStatement;
  private values: SqlValue[] = [];

  /** `into` names table and columns, `otherwise` says what to do about a row that is there already. */
  constructor(
    database: SqliteDatabase,
    into: string,
    private readonly columns: number,
    otherwise: string,
  ) {
    const insert = (rows: number): string => `INSERT INTO ${into} VALUES ${placeholders(rows, columns)} ${otherwise}`;
    this.many = database.prepare(insert(TOGETHER));
    this.one = database.prepare(insert(1));
  }

  /** Forgets what was gathered for a transaction that failed. */
  clear(): void {
    this.values = [];
  }

  add(row: readonly SqlValue[]): void {
    this.values.push(...row);
    if (this.values.length >= TOGETHER * this.columns) this.many.run(this.values.splice(0));
  }

  flush(): void {
    while (this.values.length > 0) this.one.run(this.values.splice(0, this.columns));
  }
}
