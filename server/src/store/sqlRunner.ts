import { StoreFault } from './fault.js';

/** What both databases take and give. */
export type SqlValue = string | number | null;

export type SqlRow = readonly SqlValue[];

/**
 * One statement in the SQL that both databases share. Placeholders are `$1`, `$2` … and must first appear in that order: SQLite
 * numbers them by appearance.
 */
export interface Statement {
  readonly sql: string;
  readonly values: SqlRow;
}

/** Runs statements in one transaction and gives the rows of each. */
export interface SqlRunner {
  run(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]>;
}

const wrong = (row: SqlRow, column: number, wanted: string): StoreFault =>
  new StoreFault('damaged', `column ${column} holds ${typeof row[column]} where ${wanted} was written`);

/** Reads a column that the schema promises to be of one kind. */
export const cell = {
  text(row: SqlRow, column: number): string {
    const value = row[column];
    if (typeof value !== 'string') throw wrong(row, column, 'text');
    return value;
  },
  number(row: SqlRow, column: number): number {
    const value = row[column];
    if (typeof value !== 'number') throw wrong(row, column, 'a number');
    return value;
  },
  textOrNull: (row: SqlRow, column: number): string | null => (row[column] === null ? null : cell.text(row, column)),
  numberOrNull: (row: SqlRow, column: number): number | null =>
    row[column] === null ? null : cell.number(row, column),
};
