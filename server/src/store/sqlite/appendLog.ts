import type { Statement as SqliteStatement } from 'libsql';
import { seatedChanges } from '../appendRow.js';
import { firstLink, linkHash } from '../chain.js';
import { cell, type SqlRow } from '../sql.js';
import { inTransaction, type SqliteDatabase } from './database.js';
import { RecentEntries } from './recentEntries.js';
import { RowsTogether } from './rowsTogether.js';
import {
  unwireAppend,
  unwireFinished,
  unwireIndex,
  VERDICTS,
  type Verdict,
  type WiredAppend,
  wireIndex,
} from './wire.js';

/** Where a table's log ends. */
interface Head {
  /** The table's number; nothing until its first entry. */
  readonly number: number | undefined;
  readonly seq: number;
  readonly hash: string;
  readonly deadline: number | null;
  readonly index: string;
}

/** What a batch has changed so far; it counts only when the batch is committed. */
interface Staged {
  readonly heads: Map<string, Head>;
  /** By table number. */
  readonly deadlines: Map<number, number | null>;
}

/** Why a table takes no entries: it waits for somebody to look at it, or its head was set back by other hands. */
type Barred = Extract<keyof typeof VERDICTS, 'setAside' | 'conflict'>;

/** Some 300 bytes each: the busy ones stay, the others cost a look-up. */
const REMEMBERED_HEADS = 20_000;

const NO_INDEX = '';

const LOAD = `SELECT t.number, t.head, e.hash, d.deadline, t.stage, t.listed, t.needs_bot, t.people, t.set_aside,
    EXISTS (SELECT 1 FROM entries later WHERE later.table_number = t.number AND later.seq > t.head)
  FROM tables t
  LEFT JOIN entries e ON e.table_number = t.number AND e.seq = t.head
  LEFT JOIN deadlines d ON d.table_number = t.number
  WHERE t.id = $1`;

const OPEN = `INSERT INTO tables (id, head, stage, listed, needs_bot, people, updated_at)
  VALUES ($1, 0, '', 0, 0, '[]', 0)`;

const SET_INDEX = 'UPDATE tables SET stage = $1, listed = $2, needs_bot = $3, people = $4 WHERE number = $5';

const ARCHIVE = `INSERT INTO archive (key, digest, table_id, match, game, finished_at, record)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/**
 * Writes batches of appends, each batch in one transaction. This process alone has the file, so what it remembers of the heads is true
 * and spares a look-up for each append.
 */
export class AppendLog {
  private readonly heads = new Map<string, Head>();
  private readonly recent: RecentEntries;
  private readonly deadlines: RowsTogether;
  private readonly load: SqliteStatement;
  private readonly open: SqliteStatement;
  private readonly setIndex: SqliteStatement;
  private readonly stopClock: SqliteStatement;
  private readonly sitDown: SqliteStatement;
  private readonly standUp: SqliteStatement;
  private readonly archive: SqliteStatement;

  constructor(private readonly database: SqliteDatabase) {
    this.recent = new RecentEntries(database);
    this.recent.settle();
    const renew = 'ON CONFLICT (table_number) DO UPDATE SET deadline = excluded.deadline';
    this.deadlines = new RowsTogether(database, 'deadlines (table_number, deadline)', 2, renew);
    this.load = database.prepare(LOAD).raw(true);
    this.open = database.prepare(OPEN);
    this.setIndex = database.prepare(SET_INDEX);
    this.stopClock = database.prepare('DELETE FROM deadlines WHERE table_number = $1');
    this.sitDown = database.prepare('INSERT INTO seated (person, table_number) VALUES ($1, $2) ON CONFLICT DO NOTHING');
    this.standUp = database.prepare('DELETE FROM seated WHERE person = $1 AND table_number = $2');
    this.archive = database.prepare(ARCHIVE);
  }

  /** The verdict on each line. When this returns, all that was stored is on disk; when it throws, none of it is remembered. */
  append(batch: string): string {
    const appends = batch.split('\n').map(unwireAppend);
    const staged: Staged = { heads: new Map(), deadlines: new Map() };
    this.recent.begin();
    this.deadlines.clear();
    const verdicts = inTransaction(this.database, () => this.write(appends, staged));
    for (const [table, head] of staged.heads) this.remember(table, head);
    this.recent.committed();
    return verdicts;
  }

  /** To be called when nobody waits: many entries at a time go to their places. */
  tidy(): void {
    if (this.recent.areMany) this.recent.settle();
  }

  /** From now until the next append every log and list can be read. */
  settle(): void {
    this.recent.settle();
  }

  forget(table: string): void {
    this.heads.delete(table);
  }

  private write(appends: readonly WiredAppend[], staged: Staged): string {
    const verdicts = appends.map((append) => this.place(append, staged)).join('');
    this.recent.flush();
    this.setDeadlines(staged.deadlines);
    return verdicts;
  }

  private place(append: WiredAppend, staged: Staged): Verdict {
    const { table, seq, deadline, index } = append;
    const head = staged.heads.get(table) ?? this.heads.get(table) ?? this.loadHead(table);
    if (typeof head === 'string') return VERDICTS[head];
    if (seq !== head.seq + 1) return VERDICTS.conflict;
    const number = head.number ?? this.openTable(table);
    const hash = linkHash(head.hash, table, append);
    this.recent.add([number, seq, append.at, append.command, append.body, hash]);
    if (index !== head.index) this.changeIndex(number, head.index, index);
    if (deadline !== head.deadline) staged.deadlines.set(number, deadline);
    if (append.finished !== '') this.archiveMatch(append);
    staged.heads.set(table, { number, seq, hash, deadline, index });
    return VERDICTS.stored;
  }

  private setDeadlines(deadlines: Staged['deadlines']): void {
    for (const [number, deadline] of deadlines) {
      if (deadline === null) this.stopClock.run([number]);
      else this.deadlines.add([number, deadline]);
    }
    this.deadlines.flush();
  }

  private remember(table: string, head: Head): void {
    this.heads.set(table, head);
    if (this.heads.size <= REMEMBERED_HEADS) return;
    for (const oldest of this.heads.keys()) return void this.heads.delete(oldest);
  }

  private loadHead(table: string): Head | Barred {
    const row = this.loadRow(table);
    if (row === undefined)
      return { number: undefined, seq: 0, hash: firstLink(table), deadline: null, index: NO_INDEX };
    return this.headIn(row);
  }

  /** The head of a table that was forgotten may lie among the recent entries. */
  private loadRow(table: string): SqlRow | undefined {
    const [row] = this.load.all([table]) as SqlRow[];
    return row !== undefined && this.recent.settleWithin() ? (this.load.all([table]) as SqlRow[])[0] : row;
  }

  /** A table whose newest entry is gone cannot be chained to: it waits for somebody to look at it. */
  private headIn(row: SqlRow): Head | Barred {
    const hash = cell.textOrNull(row, 2);
    if (hash === null || row[8] !== null) return 'setAside';
    if (row[9] === 1) return 'conflict';
    const index = wireIndex({
      stage: cell.text(row, 4),
      listed: cell.number(row, 5),
      needsBot: cell.number(row, 6),
      people: cell.text(row, 7),
    });
    return { number: cell.number(row, 0), seq: cell.number(row, 1), hash, deadline: cell.numberOrNull(row, 3), index };
  }

  private openTable(table: string): number {
    return Number(this.open.run([table]).lastInsertRowid);
  }

  private changeIndex(number: number, before: string, after: string): void {
    const { stage, listed, needsBot, people } = unwireIndex(after);
    this.setIndex.run([stage, listed, needsBot, people, number]);
    const { came, left } = seatedChanges(unwireIndex(before).people, people);
    for (const person of came) this.sitDown.run([person, number]);
    for (const person of left) this.standUp.run([person, number]);
  }

  private archiveMatch({ table, at, finished }: WiredAppend): void {
    const { key, digest, match, game, record } = unwireFinished(finished);
    this.archive.run([key, digest, table, match, game, at, record]);
  }
}
