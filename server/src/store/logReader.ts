import type { Entry, TableId } from '@miaou/table';
import { beginningOf, damagedAt, entryOf, type LogDamage, type LogPlace, type LogRow, verifyRow } from './chain.js';
import { messageOf, StoreFault } from './fault.js';
import { textChecksum } from './personalTexts.js';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';
import type { EntryReader, LogReading, LogScan } from './store.js';

/** Some milliseconds of work for its reader. A larger page would save little, and is one piece of work for the threads between. */
const PAGE_ROWS = 200;

/**
 * One statement, one moment: the head and the entries must not be of two times, or a log being written would look damaged. The entry at the
 * place before comes first: it shows that the log is the one that was read until there.
 */
const READ_PAGE = `SELECT t.head, t.set_aside, e.seq, e.at, e.command, e.body, e.hash, p.person, p.text, p.checksum
  FROM tables t LEFT JOIN entries e ON e.table_number = t.number AND e.seq >= $1
  LEFT JOIN personal_texts p ON p.table_number = e.table_number AND p.seq = e.seq
  WHERE t.id = $2 ORDER BY e.seq LIMIT $3`;

const SEQ = 2;
const HASH = 6;
const TEXT = 8;

const rowIn = (row: SqlRow): LogRow => ({
  seq: cell.number(row, SEQ),
  at: cell.number(row, 3),
  command: cell.textOrNull(row, 4),
  body: cell.text(row, 5),
  hash: cell.text(row, HASH),
});

/** What a person wrote in the entry of a row; null if there is nothing. Throws if it is not what was written. */
const wordsIn = (table: TableId, row: SqlRow): string | null => {
  const words = cell.textOrNull(row, TEXT);
  if (words === null) return null;
  const checksum = textChecksum(table, cell.number(row, SEQ), cell.text(row, TEXT - 1), words);
  if (checksum !== cell.text(row, TEXT + 1)) throw new StoreFault('damaged', 'its text is not what was written');
  return words;
};

/** Some entries of a log, with what its table's row says at the same moment. */
interface LogPage {
  readonly head: number;
  readonly setAside: string | null;
  /** Still to be verified; a row that cannot even be read is found when its turn comes. */
  readonly rows: readonly SqlRow[];
  /** There may be more. */
  readonly isFull: boolean;
}

const pageOf = (first: SqlRow, rows: readonly SqlRow[]): LogPage => ({
  head: cell.number(first, 0),
  setAside: cell.textOrNull(first, 1),
  rows: rows.filter((row) => row[SEQ] !== null),
  isFull: rows.length === PAGE_ROWS,
});

/** Pages of the file that cannot be read take this table with them, not the others. Undefined if there is no such table. */
const fetchPage = async (sql: SqlRunner, table: TableId, from: number): Promise<LogPage | LogDamage | undefined> => {
  try {
    const [rows = []] = await sql.run([{ sql: READ_PAGE, values: [from, table, PAGE_ROWS] }]);
    const [first] = rows;
    return first === undefined ? undefined : pageOf(first, rows);
  } catch (error) {
    if (!(error instanceof StoreFault) || error.code !== 'damaged') throw error;
    return damagedAt(from + 1, `the log cannot be read: ${error.message}`);
  }
};

/** Without the mark the verdict stands all the same, and is found again: a full or damaged disk must not hide it. */
const tryToMark = async (mark: () => Promise<void>): Promise<void> => {
  try {
    await mark();
  } catch (error) {
    if (!(error instanceof StoreFault) || error.code === 'closed') throw error;
  }
};

const hasPlace = ({ rows: [first] }: LogPage, place: LogPlace): boolean =>
  place.seq === 0 || (first?.[SEQ] === place.seq && first[HASH] === place.hash);

/** The rows after the place that a page begins with. */
const newRows = ({ rows }: LogPage, place: LogPlace): readonly SqlRow[] =>
  rows[0]?.[SEQ] === place.seq ? rows.slice(1) : rows;

/** The entry in a row, and its place after another, if it is what was once written there. */
const verifiedEntry = (
  { head }: LogPage,
  place: LogPlace,
  table: TableId,
  raw: SqlRow,
): { readonly entry: Entry; readonly next: LogPlace } | LogDamage => {
  try {
    const row = rowIn(raw);
    if (row.seq > head) return damagedAt(head + 1, `entry ${head + 1} lies beyond the head`);
    const next = verifyRow(place, table, row);
    return 'kind' in next ? next : { entry: entryOf(row, wordsIn(table, raw)), next };
  } catch (error) {
    return damagedAt(place.seq + 1, `entry ${place.seq + 1} cannot be read: ${messageOf(error)}`);
  }
};

/** Reads and verifies one log. `setAside` is called when the verdict is not the one that stands in the table's row. */
export class LogReader {
  readonly #sql: SqlRunner;
  readonly #table: TableId;
  readonly #setAside: (reason: string | null) => Promise<void>;

  constructor(sql: SqlRunner, table: TableId, setAside: (reason: string | null) => Promise<void>) {
    this.#sql = sql;
    this.#table = table;
    this.#setAside = setAside;
  }

  /** As one list. */
  async readAll(): Promise<LogReading> {
    const entries: Entry[] = [];
    const scan = await this.scan((entry) => void entries.push(entry));
    if (scan.kind === 'elsewhere') throw new Error('a log has its own beginning');
    return scan.kind === 'scanned' ? { kind: 'log', entries } : scan;
  }

  async scan(read: EntryReader, after?: LogPlace): Promise<LogScan> {
    let place = after ?? beginningOf(this.#table);
    for (;;) {
      const page = await fetchPage(this.#sql, this.#table, place.seq);
      if (page === undefined) return { kind: 'absent' };
      if ('kind' in page) return page;
      if (place === after && (page.setAside !== null || !hasPlace(page, place))) return { kind: 'elsewhere' };
      const reached = await this.#readPage(page, place, read);
      if ('kind' in reached) return this.#damaged(page, reached);
      if (!page.isFull) return this.#ended(page, reached);
      place = reached;
    }
  }

  async #readPage(page: LogPage, from: LogPlace, read: EntryReader): Promise<LogPlace | LogDamage> {
    let place = from;
    for (const row of newRows(page, from)) {
      const verified = verifiedEntry(page, place, this.#table, row);
      if ('kind' in verified) return verified;
      place = verified.next;
      // An await for each of many entries would cost more than reading them.
      const pause = read(verified.entry);
      if (pause !== undefined) await pause;
    }
    return place;
  }

  /** The head is kept apart from the entries, so a log that was cut short is noticed too. */
  async #ended({ head, setAside }: LogPage, place: LogPlace): Promise<LogScan> {
    const seq = place.seq + 1;
    if (place.seq < head) return this.#damaged({ setAside }, damagedAt(seq, `entry ${seq} of ${head} is missing`));
    if (setAside !== null) await tryToMark(() => this.#setAside(null));
    return { kind: 'scanned', place };
  }

  async #damaged({ setAside }: Pick<LogPage, 'setAside'>, damage: LogDamage): Promise<LogDamage> {
    if (damage.reason !== setAside) await tryToMark(() => this.#setAside(damage.reason));
    return damage;
  }
}

export const SET_ASIDE = 'UPDATE tables SET set_aside = $1 WHERE id = $2';

/** Entries of no table: a row of `tables` went missing. Those of a table that was deleted still go. */
const ORPHANS = `SELECT e.table_number, count(*) FROM entries e LEFT JOIN tables t ON t.number = e.table_number
  WHERE t.number IS NULL AND NOT EXISTS (SELECT 1 FROM leaving l WHERE l.table_number = e.table_number)
  GROUP BY e.table_number ORDER BY e.table_number LIMIT 100`;

export const findOrphans = async (sql: SqlRunner): Promise<readonly string[]> => {
  const [rows = []] = await sql.run([{ sql: ORPHANS, values: [] }]);
  return rows.map(
    (row) => `${cell.number(row, 1)} entries belong to table number ${cell.number(row, 0)}, which is gone`,
  );
};
