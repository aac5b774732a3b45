import { type AppendRow, type FinishedRow, type IndexColumns, seatedChanges, type TextRow } from '../appendRow.js';
import { firstLink, linkHash } from '../chain.js';
import { cell, type SqlRow } from '../sqlRunner.js';
import type { SqliteDatabase, SqliteStatement } from './connection.js';
import { inTransaction } from './database.js';
import { isDamage, staysReadable } from './sqliteFault.js';
import { StagedEntries } from './stagedEntries.js';
import type { AppendOutcome } from './writerMessages.js';

/** Where a table's log ends. */
interface Head {
  /** The table's number; undefined until its first entry. */
  readonly number: number | undefined;
  readonly seq: number;
  readonly hash: string;
  readonly deadline: number | null;
  readonly index: IndexColumns;
}

/** What a batch has changed so far; kept only if the batch is committed. */
interface BatchChanges {
  readonly heads: Map<string, Head>;
  /** By table number. */
  readonly deadlines: Map<number, number | null>;
}

/** Why a table takes no entries: it is damaged, or another program set its head back. */
type Barred = Exclude<AppendOutcome, 'stored'>;

/** Some 300 bytes each. Heads of busy tables stay, the others are loaded again. */
const CACHED_HEADS = 20_000;

const NO_INDEX: IndexColumns = { stage: '', listed: 0, needsBot: 0, people: '[]' };

const sameIndex = (a: IndexColumns, b: IndexColumns): boolean =>
  a.stage === b.stage && a.listed === b.listed && a.needsBot === b.needsBot && a.people === b.people;

const LOAD = `SELECT t.number, t.head, e.hash, d.deadline, t.stage, t.listed, t.needs_bot, t.people, t.set_aside,
    EXISTS (SELECT 1 FROM entries later WHERE later.table_number = t.number AND later.seq > t.head)
  FROM tables t
  LEFT JOIN entries e ON e.table_number = t.number AND e.seq = t.head
  LEFT JOIN deadlines d ON d.table_number = t.number
  WHERE t.id = $1`;

const OPEN = `INSERT INTO tables (id, head, stage, listed, needs_bot, people, updated_at)
  VALUES ($1, 0, '', 0, 0, '[]', 0)`;

const SET_INDEX = 'UPDATE tables SET stage = $1, listed = $2, needs_bot = $3, people = $4 WHERE number = $5';

const SET_CLOCK = `INSERT INTO deadlines (table_number, deadline) VALUES ($1, $2)
  ON CONFLICT (table_number) DO UPDATE SET deadline = excluded.deadline`;

const ARCHIVE = `INSERT INTO archive (key, digest, table_id, match, game, finished_at, record)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const SEAT_PLAYER = `INSERT INTO players (place, seat, person, name, kind, level)
  VALUES ($1, $2, $3, $4, $5, $6)`;

/** One may lie there: staged entries that were damaged are lost, and what was beside them is not. */
const ADD_TEXT = `INSERT INTO personal_texts (table_number, seq, at, person, kind, text, checksum)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (table_number, seq) DO UPDATE SET at = excluded.at, person = excluded.person, kind = excluded.kind,
    text = excluded.text, checksum = excluded.checksum`;

/**
 * Writes batches of appends, each batch in one transaction. This process alone has the file, so the cached heads are right and save a
 * query for each append.
 */
export class AppendLog {
  readonly #database: SqliteDatabase;
  readonly #heads = new Map<string, Head>();
  readonly #staged: StagedEntries;
  readonly #setClock: SqliteStatement;
  readonly #load: SqliteStatement;
  readonly #open: SqliteStatement;
  readonly #setIndex: SqliteStatement;
  readonly #stopClock: SqliteStatement;
  readonly #sitDown: SqliteStatement;
  readonly #standUp: SqliteStatement;
  readonly #archive: SqliteStatement;
  readonly #seatPlayer: SqliteStatement;
  readonly #addText: SqliteStatement;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#staged = new StagedEntries(database);
    this.#moveLeftBehind();
    this.#setClock = database.prepare(SET_CLOCK);
    this.#load = database.prepare(LOAD);
    this.#open = database.prepare(OPEN);
    this.#setIndex = database.prepare(SET_INDEX);
    this.#stopClock = database.prepare('DELETE FROM deadlines WHERE table_number = $1');
    this.#sitDown = database.prepare(
      'INSERT INTO seated (person, table_number) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    );
    this.#standUp = database.prepare('DELETE FROM seated WHERE person = $1 AND table_number = $2');
    this.#archive = database.prepare(ARCHIVE);
    this.#seatPlayer = database.prepare(SEAT_PLAYER);
    this.#addText = database.prepare(ADD_TEXT);
  }

  /** Entries that a killed process left staged. Where they cannot be moved now, they are read where they lie. */
  #moveLeftBehind(): void {
    try {
      this.#staged.move();
    } catch (error) {
      if (!staysReadable(error)) throw error;
    }
  }

  /** The outcome of each append. When this returns, all that was stored is on disk; when it throws, nothing of it is cached. */
  append(batch: readonly AppendRow[]): readonly AppendOutcome[] {
    try {
      return this.#appendTogether(batch);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.#appendEach(batch);
    }
  }

  /** Something that the batch touched is damaged: only the tables that need it are refused. */
  #appendEach(batch: readonly AppendRow[]): readonly AppendOutcome[] {
    this.#staged.replaceIfDamaged();
    this.moveStaged();
    this.#heads.clear();
    return batch.map((append) => {
      try {
        return this.#appendTogether([append])[0] ?? 'setAside';
      } catch (error) {
        if (!isDamage(error)) throw error;
        return 'setAside';
      }
    });
  }

  #appendTogether(batch: readonly AppendRow[]): readonly AppendOutcome[] {
    const changes: BatchChanges = { heads: new Map(), deadlines: new Map() };
    this.#staged.begin();
    const outcomes = inTransaction(this.#database, () => this.#write(batch, changes));
    for (const [table, head] of changes.heads) this.#cacheHead(table, head);
    this.#staged.committed();
    return outcomes;
  }

  /** Moves staged entries to their logs if there are many. To be called while no append waits. */
  moveManyStaged(): void {
    if (this.#staged.areMany) this.moveStaged();
  }

  /** Runs what reads logs or lists of tables, which are complete meanwhile; or the log of one table, which is. */
  withCompleteLogs<T>(read: () => T, table?: string): T {
    if (table !== undefined && !this.#staged.mayHave(table)) return read();
    try {
      this.moveStaged();
    } catch (error) {
      if (!staysReadable(error)) throw error;
      return this.#staged.readInPlace(read);
    }
    return read();
  }

  /** Afterwards, until the next append, every log and every list of tables is complete. */
  moveStaged(): void {
    if (this.#staged.move() === 'someSetAside') this.#heads.clear();
  }

  forget(table: string): void {
    this.#heads.delete(table);
  }

  #write(batch: readonly AppendRow[], changes: BatchChanges): readonly AppendOutcome[] {
    const outcomes = batch.map((append) => this.#stage(append, changes));
    this.#setDeadlines(changes.deadlines);
    return outcomes;
  }

  #stage(append: AppendRow, changes: BatchChanges): AppendOutcome {
    const { table, seq, deadline, index } = append;
    const head = changes.heads.get(table) ?? this.#heads.get(table) ?? this.#loadHead(table);
    if (typeof head === 'string') return head;
    if (seq !== head.seq + 1) return 'conflict';
    const number = head.number ?? this.#openTable(table);
    const hash = linkHash(head.hash, table, append);
    this.#staged.add(table, [number, seq, append.at, append.command, append.body, hash]);
    if (!sameIndex(index, head.index)) this.#changeIndex(number, head.index, index);
    if (deadline !== head.deadline) changes.deadlines.set(number, deadline);
    if (append.text !== undefined) this.#addWords(number, append, append.text);
    if (append.finished !== undefined) this.#archiveMatch(append, append.finished);
    changes.heads.set(table, { number, seq, hash, deadline, index });
    return 'stored';
  }

  #setDeadlines(deadlines: BatchChanges['deadlines']): void {
    for (const [number, deadline] of deadlines) {
      if (deadline === null) this.#stopClock.run([number]);
      else this.#setClock.run([number, deadline]);
    }
  }

  #cacheHead(table: string, head: Head): void {
    this.#heads.set(table, head);
    if (this.#heads.size <= CACHED_HEADS) return;
    for (const oldest of this.#heads.keys()) return void this.#heads.delete(oldest);
  }

  #loadHead(table: string): Head | Barred {
    const row = this.#loadRow(table);
    if (row === undefined)
      return { number: undefined, seq: 0, hash: firstLink(table), deadline: null, index: NO_INDEX };
    return this.#headIn(row);
  }

  /** The newest entry of a table that is not cached may still be staged. */
  #loadRow(table: string): SqlRow | undefined {
    const [row] = this.#load.all([table]);
    return row !== undefined && this.#staged.moveWithin() ? this.#load.all([table])[0] : row;
  }

  /** A table whose newest entry is missing cannot be chained to: it is set aside until an operator repairs it. */
  #headIn(row: SqlRow): Head | Barred {
    const hash = cell.textOrNull(row, 2);
    if (hash === null || row[8] !== null) return 'setAside';
    if (row[9] === 1) return 'conflict';
    const index: IndexColumns = {
      stage: cell.text(row, 4),
      listed: cell.number(row, 5),
      needsBot: cell.number(row, 6),
      people: cell.text(row, 7),
    };
    return { number: cell.number(row, 0), seq: cell.number(row, 1), hash, deadline: cell.numberOrNull(row, 3), index };
  }

  #openTable(table: string): number {
    return this.#open.run([table]);
  }

  #changeIndex(number: number, before: IndexColumns, after: IndexColumns): void {
    const { stage, listed, needsBot, people } = after;
    this.#setIndex.run([stage, listed, needsBot, people, number]);
    const { came, left } = seatedChanges(before.people, people);
    for (const person of came) this.#sitDown.run([person, number]);
    for (const person of left) this.#standUp.run([person, number]);
  }

  #addWords(number: number, { seq, at }: AppendRow, { person, kind, words, checksum }: TextRow): void {
    this.#addText.run([number, seq, at, person, kind, words, checksum]);
  }

  #archiveMatch({ table, at }: AppendRow, { key, digest, match, game, record, players }: FinishedRow): void {
    const place = this.#archive.run([key, digest, table, match, game, at, record]);
    for (const { seat, person, name, kind, level } of players)
      this.#seatPlayer.run([place, seat, person, name, kind, level]);
  }
}
