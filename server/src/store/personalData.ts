import { type PersonId, personId, type TableId, tableId } from '@miaou/table';
import { FORGOTTEN } from './archive.js';
import { DELETED_NAME, type PersonalText } from './personalTexts.js';
import type { ReportedLine } from './reports.js';
import { cell, type SqlRow, type SqlRunner, type Statement } from './sqlRunner.js';

/** A name that a person had at a table, or a line of chat, with its time. */
export interface WrittenText {
  readonly table: TableId;
  readonly at: number;
  readonly words: PersonalText['words'];
}

/** A report that a person made. */
export interface OwnReport {
  readonly at: number;
  readonly table: TableId;
  readonly person: PersonId;
  readonly reason: string;
  readonly text: string;
}

/** What people wrote, and how a person leaves for good. */
export interface PersonalData {
  /** The newest first. */
  textsOf(person: PersonId, limit: number): Promise<readonly WrittenText[]>;
  /** The newest first. */
  reportsBy(person: PersonId, limit: number): Promise<readonly OwnReport[]>;
  /** The newest lines of a table's chat, the oldest first. */
  chatAt(table: TableId, limit: number): Promise<readonly ReportedLine[]>;
  /**
   * Deletes everything of a person but their id in the logs of tables: secrets, codes, push subscriptions, name, chat, their name and id
   * with the matches in the archive, reports by them and those about them that were dealt with. An open one stays for the operator, without their name and lines: nobody escapes a complaint by
   * leaving. Resolves with the tables that had something of it, whose names in memory and in new snapshots are now out of date.
   */
  erase(person: PersonId): Promise<readonly TableId[]>;
  /** Deletes the snapshot of a log and how its table is listed, which have the names in them. */
  dropCaches(table: TableId): Promise<void>;
}

const TEXTS_OF = `SELECT t.id, p.at, p.text FROM personal_texts p JOIN tables t ON t.number = p.table_number
  WHERE p.person = $1 ORDER BY p.at DESC, p.table_number, p.seq DESC LIMIT $2`;

const REPORTS_BY = `SELECT at, table_id, person, report FROM reports
  WHERE reporter = $1 ORDER BY number DESC LIMIT $2`;

const CHAT_AT = `SELECT p.at, p.person, p.text FROM personal_texts p JOIN tables t ON t.number = p.table_number
  WHERE t.id = $1 AND p.kind = 'chat' ORDER BY p.seq DESC LIMIT $2`;

const TABLES_WITH_TEXTS = `SELECT id FROM tables WHERE number IN (SELECT table_number FROM personal_texts WHERE person = $1)`;

/** A line of theirs may be quoted in a report about anybody, their name stands in those about them. */
const NAMED_IN = `SELECT number, person, report FROM reports
  WHERE reporter <> $1 AND (person = $1 AND done_at IS NULL OR report LIKE $2)`;

const DROP_CACHES = ['snapshots', 'listings'].map(
  (cache) => `DELETE FROM ${cache} WHERE table_number IN (SELECT number FROM tables WHERE id = $1)`,
);

const eraseStatements = (person: PersonId): readonly Statement[] =>
  [
    'DELETE FROM snapshots WHERE table_number IN (SELECT table_number FROM personal_texts WHERE person = $1)',
    'DELETE FROM listings WHERE table_number IN (SELECT table_number FROM personal_texts WHERE person = $1)',
    'DELETE FROM personal_texts WHERE person = $1',
    'DELETE FROM secrets WHERE person = $1',
    'DELETE FROM codes WHERE person = $1',
    'DELETE FROM pushes WHERE person = $1',
    'DELETE FROM sanctions WHERE person = $1',
    'DELETE FROM reports WHERE reporter = $1',
    'DELETE FROM reports WHERE person = $1 AND done_at IS NOT NULL',
    'DELETE FROM people WHERE id = $1',
    `UPDATE players SET ${FORGOTTEN} WHERE person = $1`,
  ].map((sql) => ({ sql, values: [person] }));

const lineIn = (row: SqlRow): ReportedLine => ({
  at: cell.number(row, 0),
  person: personId(cell.text(row, 1)),
  ...(JSON.parse(cell.text(row, 2)) as Pick<ReportedLine, 'name' | 'saying'>),
});

const ownReportIn = (row: SqlRow): OwnReport => {
  const { reason, text } = JSON.parse(cell.text(row, 3)) as Pick<OwnReport, 'reason' | 'text'>;
  const [table, person] = [tableId(cell.text(row, 1)), personId(cell.text(row, 2))];
  return { at: cell.number(row, 0), table, person, reason, text };
};

/** The report without what this person said, and without their name where it is about them. */
const withoutPerson = (report: string, person: PersonId, isAboutThem: boolean): string => {
  const { chat, ...rest } = JSON.parse(report) as { readonly chat: readonly ReportedLine[] };
  const kept = chat.filter((line) => line.person !== person);
  return JSON.stringify({ ...rest, ...(isAboutThem ? { name: DELETED_NAME } : {}), chat: kept });
};

export class SqlPersonalData implements PersonalData {
  readonly #sql: SqlRunner;

  /** `sql` reads complete logs. */
  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async textsOf(person: PersonId, limit: number): Promise<readonly WrittenText[]> {
    const rows = await this.#rows(TEXTS_OF, [person, limit]);
    return rows.map((row) => ({
      table: tableId(cell.text(row, 0)),
      at: cell.number(row, 1),
      words: JSON.parse(cell.text(row, 2)) as PersonalText['words'],
    }));
  }

  async reportsBy(person: PersonId, limit: number): Promise<readonly OwnReport[]> {
    return (await this.#rows(REPORTS_BY, [person, limit])).map(ownReportIn);
  }

  async chatAt(table: TableId, limit: number): Promise<readonly ReportedLine[]> {
    return (await this.#rows(CHAT_AT, [table, limit])).map(lineIn).toReversed();
  }

  async erase(person: PersonId): Promise<readonly TableId[]> {
    const tables = await this.#rows(TABLES_WITH_TEXTS, [person]);
    const namedIn = await this.#rows(NAMED_IN, [person, `%${person}%`]);
    const rewritten = namedIn.map((row) => ({
      sql: 'UPDATE reports SET report = $1 WHERE number = $2',
      values: [withoutPerson(cell.text(row, 2), person, cell.text(row, 1) === person), cell.number(row, 0)],
    }));
    await this.#sql.run([...eraseStatements(person), ...rewritten]);
    return tables.map((row) => tableId(cell.text(row, 0)));
  }

  async dropCaches(table: TableId): Promise<void> {
    await this.#sql.run(DROP_CACHES.map((sql) => ({ sql, values: [table] })));
  }

  async #rows(sql: string, values: SqlRow): Promise<readonly SqlRow[]> {
    const [rows = []] = await this.#sql.run([{ sql, values }]);
    return rows;
  }
}
