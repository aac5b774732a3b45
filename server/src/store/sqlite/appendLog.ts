import type { Statement as SqliteStatement } from 'libsql';
import { seatedChanges } from '../appendRow.js';
import { firstLink, linkHash } from '../chain.js';
import { cell, type SqlRow } from '../sql.js';
import { inTransaction, type SqliteDatabase } from './database.js';
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
  readonly index: string;
}

/** Some 300 bytes each: the busy ones stay, the others cost a look-up. */
const REMEMBERED_HEADS = 20_000;

const NO_INDEX = '';

const LOAD = `SELECT t.number, t.head, e.hash, t.stage, t.listed, t.deadline, t.needs_bot, t.people, t.set_aside
  FROM tables t LEFT JOIN entries e ON e.table_number = t.number AND e.seq = t.head WHERE t.id = $1`;

const OPEN = `INSERT INTO tables (id, head, stage, listed, needs_bot, people, updated_at)
  VALUES ($1, 0, '', 0, 0, '[]', 0) RETURNING number`;

/** The key (table, seq) has the last word, whatever the heads say. */
const INSERT_ENTRY = `INSERT INTO entries (table_number, seq, at, command, body, hash)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;

const SET_INDEX =
  'UPDATE tables SET stage = $1, listed = $2, deadline = $3, needs_bot = $4, people = $5 WHERE number = $6';

const ARCHIVE = `INSERT INTO archive (key, digest, table_id, match, game, finished_at, record)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/**
 * Writes batches of appends, each batch in one transaction. This process alone has the file, so what it remembers of the heads is true,
 * and an append is two statements instead of four.
 */
export class AppendLog {
  private readonly heads = new Map<string, Head>();
  private readonly load: SqliteStatement;
  private readonly open: SqliteStatement;
  private readonly insertEntry: SqliteStatement;
  private readonly setHead: SqliteStatement;
  private readonly setIndex: SqliteStatement;
  private readonly sitDown: SqliteStatement;
  private readonly standUp: SqliteStatement;
  private readonly archive: SqliteStatement;

  constructor(private readonly database: SqliteDatabase) {
    this.load = database.prepare(LOAD).raw(true);
    this.open = database.prepare(OPEN).raw(true);
    this.insertEntry = database.prepare(INSERT_ENTRY);
    this.setHead = database.prepare('UPDATE tables SET head = $1, updated_at = $2 WHERE number = $3');
    this.setIndex = database.prepare(SET_INDEX);
    this.sitDown = database.prepare('INSERT INTO seated (person, table_number) VALUES ($1, $2) ON CONFLICT DO NOTHING');
    this.standUp = database.prepare('DELETE FROM seated WHERE person = $1 AND table_number = $2');
    this.archive = database.prepare(ARCHIVE);
  }

  /** The verdict on each line. When this returns, all that was stored is on disk; when it throws, none of it is remembered. */
  append(batch: string): string {
    const staged = new Map<string, Head>();
    const verdicts = inTransaction(this.database, () =>
      batch
        .split('\n')
        .map((line) => this.place(unwireAppend(line), staged))
        .join(''),
    );
    for (const [table, head] of staged) this.remember(table, head);
    return verdicts;
  }

  forget(table: string): void {
    this.heads.delete(table);
  }

  private place(append: WiredAppend, staged: Map<string, Head>): Verdict {
    const head = staged.get(append.table) ?? this.heads.get(append.table) ?? this.loadHead(append.table);
    if (head === 'setAside') return VERDICTS.setAside;
    if (append.seq !== head.seq + 1) return VERDICTS.conflict;
    const number = head.number ?? this.openTable(append.table);
    const hash = linkHash(head.hash, append.table, append);
    const entry = [number, append.seq, append.at, append.command, append.body, hash];
    if (this.insertEntry.run(entry).changes === 0) return VERDICTS.conflict;
    this.setHead.run([append.seq, append.updatedAt, number]);
    if (append.index !== head.index) this.changeIndex(number, head.index, append.index);
    if (append.finished !== '') this.archiveMatch(append);
    staged.set(append.table, { number, seq: append.seq, hash, index: append.index });
    return VERDICTS.stored;
  }

  private remember(table: string, head: Head): void {
    this.heads.set(table, head);
    if (this.heads.size <= REMEMBERED_HEADS) return;
    for (const oldest of this.heads.keys()) return void this.heads.delete(oldest);
  }

  /** A table whose newest entry is gone cannot be chained to: it waits for somebody to look at it. */
  private loadHead(table: string): Head | 'setAside' {
    const [row] = this.load.all([table]) as SqlRow[];
    if (row === undefined) return { number: undefined, seq: 0, hash: firstLink(table), index: NO_INDEX };
    const hash = cell.textOrNull(row, 2);
    if (hash === null || row[8] !== null) return 'setAside';
    const index = wireIndex({
      stage: cell.text(row, 3),
      listed: cell.number(row, 4),
      deadline: cell.numberOrNull(row, 5),
      needsBot: cell.number(row, 6),
      people: cell.text(row, 7),
    });
    return { number: cell.number(row, 0), seq: cell.number(row, 1), hash, index };
  }

  private openTable(table: string): number {
    const [row] = this.open.all([table]) as SqlRow[];
    if (row === undefined) throw new Error(`table ${table} got no number`);
    return cell.number(row, 0);
  }

  private changeIndex(number: number, before: string, after: string): void {
    const { stage, listed, deadline, needsBot, people } = unwireIndex(after);
    this.setIndex.run([stage, listed, deadline, needsBot, people, number]);
    const { came, left } = seatedChanges(unwireIndex(before).people, people);
    for (const person of came) this.sitDown.run([person, number]);
    for (const person of left) this.standUp.run([person, number]);
  }

  private archiveMatch({ table, at, finished }: WiredAppend): void {
    const { key, digest, match, game, record } = unwireFinished(finished);
    this.archive.run([key, digest, table, match, game, at, record]);
  }
}
