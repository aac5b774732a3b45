import { type PersonId, personId, type TableId, tableId } from '@miaou/table';
import { FORGOTTEN } from './archive.js';
import { cell, type SqlRow, type SqlRunner, type Statement } from './sqlRunner.js';

/** Moments before which the newest entry of a table must lie, milliseconds since 1970; undefined: these stay. */
export interface TableAges {
  /** No match was ever begun there, or the operator closed it before one was finished. */
  readonly unstartedBefore: number | undefined;
  /** The last match there is over. */
  readonly finishedBefore: number | undefined;
}

/** Moments after which a guest was last here, and whose cookies are no longer valid. */
export interface GuestAges {
  /** A guest at no table leaves when every cookie ends before this. */
  readonly cookiesEndBefore: number;
}

/** A part of all rows that was looked at. */
interface Slice<T> {
  readonly deleted: readonly T[];
  /** Where the next slice begins; undefined when this was the last. */
  readonly next: string | undefined;
}

/** Deletes for good, in small slices, so that nobody waits long for one. */
export interface Deletions {
  /**
   * Looks at the next tables, in the order in which they were opened, and deletes those that are older. A table with a running match, or
   * one that was set aside, is never among them. Finished matches stay in the archive, without the id of their table.
   */
  deleteOldTables(after: string | undefined, limit: number, ages: TableAges): Promise<Slice<TableId>>;
  /** Deletes entries of tables that were deleted before. Resolves with how many; fewer than `limit` means that none is left. */
  deleteEntries(limit: number): Promise<number>;
  /**
   * Looks at the next people and deletes those at no table who were not here for long, and those who have no secret left and play in no
   * match: nobody can be them again. Programs with a valid token stay.
   */
  deleteOldGuests(after: string | undefined, limit: number, ages: GuestAges): Promise<Slice<PersonId>>;
  /** Deletes chat that is older. Resolves with how many lines; fewer than `limit` means that none is left. */
  deleteOldChat(before: number, limit: number): Promise<number>;
}

/** Runs statements that delete a table, whose cached head would be wrong afterwards. */
type RunForgetting = (table: TableId, statements: readonly Statement[]) => Promise<readonly (readonly SqlRow[])[]>;

const LOOK_AT_TABLES = `SELECT t.number, t.id, t.head, t.stage, t.people, t.updated_at, t.set_aside,
    CASE WHEN EXISTS (SELECT 1 FROM archive a WHERE a.key = t.id || ' 1') THEN 1 ELSE 0 END
  FROM tables t WHERE t.number > $1 ORDER BY t.number LIMIT $2`;

interface FoundTable {
  readonly number: number;
  readonly id: TableId;
  readonly head: number;
  readonly people: readonly string[];
}

const foundTable = (row: SqlRow): FoundTable => ({
  number: cell.number(row, 0),
  id: tableId(cell.text(row, 1)),
  head: cell.number(row, 2),
  people: JSON.parse(cell.text(row, 4)) as string[],
});

const isOlder = (row: SqlRow, { unstartedBefore, finishedBefore }: TableAges): boolean => {
  const stage = cell.text(row, 3);
  const before = stage === 'over' || row[7] === 1 ? finishedBefore : unstartedBefore;
  return row[6] === null && before !== undefined && cell.number(row, 5) < before;
};

/** A row that cannot be read is left for `check-data` to name. */
const oldTable = (row: SqlRow, ages: TableAges): FoundTable | undefined => {
  try {
    return isOlder(row, ages) ? foundTable(row) : undefined;
  } catch {
    return undefined;
  }
};

/** The row goes first, and only if the table is still as it was found: whatever follows depends on its being gone. */
const DELETE_TABLE = `DELETE FROM tables WHERE number = $1 AND head = $2 AND stage IN ('gathering', 'over', 'closed')
  AND set_aside IS NULL RETURNING id`;

const IS_GONE = 'NOT EXISTS (SELECT 1 FROM tables WHERE number = $1)';

const deleteStatements = ({ number, id, head, people }: FoundTable): readonly Statement[] => [
  { sql: DELETE_TABLE, values: [number, head] },
  {
    sql: `INSERT INTO leaving (table_number) SELECT number FROM (SELECT CAST($1 AS bigint) AS number) AS gone
      WHERE ${IS_GONE} ON CONFLICT DO NOTHING`,
    values: [number],
  },
  { sql: `DELETE FROM deadlines WHERE table_number = $1 AND ${IS_GONE}`, values: [number] },
  { sql: `DELETE FROM snapshots WHERE table_number = $1 AND ${IS_GONE}`, values: [number] },
  { sql: `DELETE FROM listings WHERE table_number = $1 AND ${IS_GONE}`, values: [number] },
  ...people.map((person) => ({
    sql: `DELETE FROM seated WHERE table_number = $1 AND person = $2 AND ${IS_GONE}`,
    values: [number, person],
  })),
  { sql: `DELETE FROM personal_texts WHERE table_number = $1 AND ${IS_GONE}`, values: [number] },
  {
    sql: `UPDATE archive SET key = 'former ' || place, table_id = NULL, match = NULL, finished_at = NULL
      WHERE key > $1 AND key < $2 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $3)`,
    // Keys of played matches are the id, a blank and a number.
    values: [`${id} `, `${id}!`, id],
  },
];

const NEXT_LEAVING = 'SELECT table_number FROM leaving ORDER BY table_number LIMIT 1';

const DELETE_ENTRIES = `DELETE FROM entries WHERE table_number = $1 AND seq IN
  (SELECT seq FROM entries WHERE table_number = $1 ORDER BY seq LIMIT $2) RETURNING seq`;

const HAS_LEFT = `DELETE FROM leaving WHERE table_number = $1
  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_number = $1)`;

const LAST_OF_PEOPLE = 'SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2';

const DELETE_GUESTS = `DELETE FROM people WHERE id > $1 AND id <= $2
  AND NOT EXISTS (SELECT 1 FROM codes c WHERE c.person = people.id)
  AND ((NOT EXISTS (SELECT 1 FROM secrets s WHERE s.person = people.id AND (s.kind <> 'cookie' OR s.until >= $3))
      AND NOT EXISTS (SELECT 1 FROM seated d WHERE d.person = people.id))
    OR (NOT EXISTS (SELECT 1 FROM secrets s WHERE s.person = people.id)
      AND NOT EXISTS (SELECT 1 FROM seated d JOIN tables t ON t.number = d.table_number
        WHERE d.person = people.id AND t.stage IN ('playing', 'paused'))))
  RETURNING id`;

const ofNobody = (table: 'secrets' | 'pushes', from: string, to: string): Statement => ({
  sql: `DELETE FROM ${table} WHERE person > $1 AND person <= $2
    AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = ${table}.person)`,
  values: [from, to],
});

/** Nobody can be them again, so nothing is left to show to whom these matches belong. */
const forgetPlayers = (from: string, to: string): Statement => ({
  sql: `UPDATE players SET ${FORGOTTEN} WHERE person > $1 AND person <= $2
    AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = players.person)`,
  values: [from, to],
});

const DELETE_CHAT = `DELETE FROM personal_texts WHERE (table_number, seq) IN
  (SELECT table_number, seq FROM personal_texts WHERE kind = 'chat' AND at < $1 ORDER BY at LIMIT $2) RETURNING at`;

export class SqlDeletions implements Deletions {
  readonly #sql: SqlRunner;
  readonly #runForgetting: RunForgetting;

  /** `sql` reads complete logs. */
  constructor(sql: SqlRunner, runForgetting: RunForgetting) {
    this.#sql = sql;
    this.#runForgetting = runForgetting;
  }

  async deleteOldTables(after: string | undefined, limit: number, ages: TableAges): Promise<Slice<TableId>> {
    const rows = await this.#rows(LOOK_AT_TABLES, [Number(after ?? 0), limit]);
    const deleted: TableId[] = [];
    for (const row of rows) {
      const old = oldTable(row, ages);
      if (old === undefined) continue;
      const [[gone] = []] = await this.#runForgetting(old.id, deleteStatements(old));
      if (gone !== undefined) deleted.push(old.id);
    }
    return { deleted, next: rows.length < limit ? undefined : String(rows.at(-1)?.[0]) };
  }

  async deleteEntries(limit: number): Promise<number> {
    const [leaving] = await this.#rows(NEXT_LEAVING, []);
    if (leaving === undefined) return 0;
    const table = cell.number(leaving, 0);
    const [entries = []] = await this.#sql.run([
      { sql: DELETE_ENTRIES, values: [table, limit] },
      { sql: HAS_LEFT, values: [table] },
    ]);
    // One at least, although the log was empty: another table may be leaving.
    return Math.max(1, entries.length);
  }

  async deleteOldGuests(after: string | undefined, limit: number, ages: GuestAges): Promise<Slice<PersonId>> {
    const from = after ?? '';
    const rows = await this.#rows(LAST_OF_PEOPLE, [from, limit]);
    const last = rows.at(-1);
    if (last === undefined) return { deleted: [], next: undefined };
    const to = cell.text(last, 0);
    const [deleted = []] = await this.#sql.run([
      { sql: DELETE_GUESTS, values: [from, to, ages.cookiesEndBefore] },
      ofNobody('secrets', from, to),
      ofNobody('pushes', from, to),
      forgetPlayers(from, to),
    ]);
    const people = deleted.map((row) => personId(cell.text(row, 0)));
    return { deleted: people, next: rows.length < limit ? undefined : to };
  }

  async deleteOldChat(before: number, limit: number): Promise<number> {
    return (await this.#rows(DELETE_CHAT, [before, limit])).length;
  }

  async #rows(sql: string, values: SqlRow): Promise<readonly SqlRow[]> {
    const [rows = []] = await this.#sql.run([{ sql, values }]);
    return rows;
  }
}
