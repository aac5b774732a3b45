import { cell, type SqlRunner } from './sqlRunner.js';

/** Named values that concern the whole server, such as the digest of the operator's secret. */
export interface Notes {
  find(name: string): Promise<string | undefined>;
  /** The first to write a note has written it: answers what stands, so that two nodes starting at once agree. */
  keep(name: string, text: string): Promise<string>;
  /** Whatever stood before. */
  replace(name: string, text: string): Promise<void>;
}

export class SqlNotes implements Notes {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async find(name: string): Promise<string | undefined> {
    const [[row] = []] = await this.#sql.run([{ sql: 'SELECT text FROM notes WHERE name = $1', values: [name] }]);
    return row === undefined ? undefined : (JSON.parse(cell.text(row, 0)) as string);
  }

  async keep(name: string, text: string): Promise<string> {
    const sql = 'INSERT INTO notes (name, text) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    await this.#sql.run([{ sql, values: [name, JSON.stringify(text)] }]);
    return (await this.find(name)) ?? text;
  }

  async replace(name: string, text: string): Promise<void> {
    const sql = 'INSERT INTO notes (name, text) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = excluded.text';
    await this.#sql.run([{ sql, values: [name, JSON.stringify(text)] }]);
  }
}
