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

  /** True unless rows were found to be there already. */
  add(row: readonly SqlValue[]): boolean {
    this.values.push(...row);
    return this.values.length < TOGETHER * this.columns || this.insert(this.many, this.values.splice(0));
  }

  flush(): boolean {
    let areNew = true;
    while (this.values.length > 0) areNew = this.insert(this.one, this.values.splice(0, this.columns)) && areNew;
    return areNew;
  }

  private insert(statement: SqliteStatement, values: SqlValue[]): boolean {
    return statement.run(values).changes === values.length / this.columns;
  }
}
