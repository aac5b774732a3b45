import type { ReportReason } from '@miaou/protocol';
import { type PersonId, personId, type Saying, type TableId, tableId } from '@miaou/table';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';

/** A line of chat as it stood when a report was made. */
export interface ReportedLine {
  readonly at: number;
  readonly person: PersonId;
  readonly name: string;
  readonly saying: Saying;
}

/** One person's complaint about another at the same table. */
export interface Report {
  readonly at: number;
  readonly reporter: PersonId;
  readonly person: PersonId;
  /** As the table showed it at that moment. */
  readonly name: string;
  readonly table: TableId;
  readonly reason: ReportReason;
  readonly text: string;
  /** The newest lines of the table's chat, the oldest first. */
  readonly chat: readonly ReportedLine[];
}

export interface StoredReport extends Report {
  readonly number: number;
  /** When the operator had dealt with it; null while it is open. */
  readonly doneAt: number | null;
}

export interface Reports {
  save(report: Report): Promise<void>;
  /** The newest first; only those with a smaller number than `before`. */
  list(limit: number, before?: number): Promise<readonly StoredReport[]>;
  /** False if there is none of that number, or it was done before. */
  finish(number: number, now: number): Promise<boolean>;
}

/** Names, words and chat are hostile text: together they are kept as JSON. */
type ReportText = Pick<Report, 'name' | 'reason' | 'text' | 'chat'>;

const reportOf = (row: SqlRow): StoredReport => ({
  number: cell.number(row, 0),
  at: cell.number(row, 1),
  reporter: personId(cell.text(row, 2)),
  person: personId(cell.text(row, 3)),
  table: tableId(cell.text(row, 4)),
  ...(JSON.parse(cell.text(row, 5)) as ReportText),
  doneAt: cell.numberOrNull(row, 6),
});

const SAVE = 'INSERT INTO reports (at, reporter, person, table_id, report) VALUES ($1, $2, $3, $4, $5)';

const LIST = `SELECT number, at, reporter, person, table_id, report, done_at FROM reports
  WHERE number < $1 ORDER BY number DESC LIMIT $2`;

const FINISH = 'UPDATE reports SET done_at = $1 WHERE number = $2 AND done_at IS NULL RETURNING number';

export class SqlReports implements Reports {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async save({ at, reporter, person, table, name, reason, text, chat }: Report): Promise<void> {
    const written: ReportText = { name, reason, text, chat };
    await this.#sql.run([{ sql: SAVE, values: [at, reporter, person, table, JSON.stringify(written)] }]);
  }

  async list(limit: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly StoredReport[]> {
    const [rows = []] = await this.#sql.run([{ sql: LIST, values: [before, limit] }]);
    return rows.map(reportOf);
  }

  async finish(number: number, now: number): Promise<boolean> {
    const [rows = []] = await this.#sql.run([{ sql: FINISH, values: [now, number] }]);
    return rows.length > 0;
  }
}
