import type { AppendRow } from '../appendRow.js';
import { firstLink, linkHash } from '../chain.js';
import type { StoreFault } from '../fault.js';
import { cell, type SqlRow } from '../sqlRunner.js';
import { APPEND, appendValues, type LinkedAppend } from './appendStatement.js';
import { type PostgresPool, postgresFault, sqlState } from './pool.js';

type Stored = 'stored' | 'conflict';

interface Waiting {
  readonly row: AppendRow;
  resolve(outcome: Stored): void;
  reject(fault: StoreFault): void;
}

/** Where a table's log ended when this node last saw it. Another node may have gone on: the statement itself checks the head. */
interface Head {
  readonly seq: number;
  readonly hash: string;
  readonly people: string;
}

const REMEMBERED_HEADS = 20_000;
const LARGEST_BATCH = 500;
/** More than one, so that a batch that waits for a lock does not hold up every table of this node. More than two would only be smaller. */
const MOST_IN_FLIGHT = 2;
const UNIQUE_VIOLATION = '23505';
const NOBODY = '[]';

const HEADS = `SELECT t.id, t.head, e.hash, t.people, t.set_aside FROM tables t
  LEFT JOIN entries e ON e.table_number = t.number AND e.seq = t.head WHERE t.id = ANY($1::text[])`;

/** Appends of this node. Few batches are in flight at a time; all that arrive in the meantime share the next. */
export class AppendLog {
  readonly #heads = new Map<string, Head>();
  #waiting: Waiting[] = [];
  #inFlight = 0;
  /** The tables of the batches in flight. */
  readonly #busy = new Set<string>();
  #isScheduled = false;
  readonly #onDrained: (() => void)[] = [];

  /** `stored` is called with every entry that was stored. */
  readonly #pool: PostgresPool;
  readonly #stored: (table: string, seq: number) => void;

  constructor(pool: PostgresPool, stored: (table: string, seq: number) => void) {
    this.#pool = pool;
    this.#stored = stored;
  }

  /** How many have no outcome yet; of those in flight each is of another table. */
  get size(): number {
    return this.#waiting.length + this.#busy.size;
  }

  add(row: AppendRow): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      this.#schedule();
    });
  }

  forget(table: string): void {
    this.#heads.delete(table);
  }

  drained(): Promise<void> {
    if (this.#isDrained()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onDrained.push(resolve);
    });
  }

  #isDrained(): boolean {
    return this.#waiting.length === 0 && this.#inFlight === 0;
  }

  /** What arrives together is written together. */
  #schedule(): void {
    if (this.#isScheduled || this.#inFlight >= MOST_IN_FLIGHT) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#writeNext();
    });
  }

  async #writeNext(): Promise<void> {
    const batch = this.#takeBatch();
    if (batch.length === 0) return;
    this.#inFlight++;
    await this.#writeBatch(batch);
    this.#inFlight--;
    for (const { row } of batch) this.#busy.delete(row.table);
    if (this.#waiting.length > 0) this.#schedule();
    if (this.#isDrained()) for (const resolve of this.#onDrained.splice(0)) resolve();
  }

  /** One append of each table: the next one hangs on its hash. */
  #takeBatch(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.row;
      const isNext = batch.length < LARGEST_BATCH && !this.#busy.has(table);
      (isNext ? batch : later).push(waiting);
      if (isNext) this.#busy.add(table);
    }
    this.#waiting = later;
    return batch;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#refreshHeads(batch);
      const linked = batch.flatMap((waiting) => this.#link(waiting));
      if (linked.length > 0) await this.#place(linked);
    } catch (error) {
      const fault = postgresFault(error);
      for (const waiting of batch) {
        this.forget(waiting.row.table);
        waiting.reject(fault);
      }
    }
  }

  /** What is remembered is trusted only where it makes the append the next one; all else is looked up, in one go. */
  async #refreshHeads(batch: readonly Waiting[]): Promise<void> {
    const unsure = batch.filter(({ row }) => row.seq > 1 && this.#heads.get(row.table)?.seq !== row.seq - 1);
    if (unsure.length === 0) return;
    for (const { row } of unsure) this.#heads.delete(row.table);
    const rows = await this.#pool.query('heads', HEADS, [unsure.map(({ row }) => row.table)]);
    for (const row of rows) this.#rememberRow(row);
  }

  #rememberRow(row: SqlRow): void {
    const hash = cell.textOrNull(row, 2);
    if (hash === null || row[4] !== null) return;
    this.#remember(cell.text(row, 0), { seq: cell.number(row, 1), hash, people: cell.text(row, 3) });
  }

  #remember(table: string, head: Head): void {
    this.#heads.set(table, head);
    if (this.#heads.size <= REMEMBERED_HEADS) return;
    for (const oldest of this.#heads.keys()) return void this.#heads.delete(oldest);
  }

  #link(waiting: Waiting): (LinkedAppend & { readonly waiting: Waiting })[] {
    const { row } = waiting;
    const known = this.#heads.get(row.table);
    const head = row.seq === 1 ? { seq: 0, hash: firstLink(row.table), people: NOBODY } : known;
    if (head?.seq !== row.seq - 1) {
      waiting.resolve('conflict');
      return [];
    }
    return [{ waiting, row, hash: linkHash(head.hash, row.table, row), peopleBefore: head.people }];
  }

  async #place(linked: readonly (LinkedAppend & { readonly waiting: Waiting })[]): Promise<void> {
    const placed = await this.#write(linked);
    for (const { waiting, row, hash } of linked) {
      const isStored = placed.has(row.table);
      if (isStored) this.#remember(row.table, { seq: row.seq, hash, people: row.index.people });
      else this.forget(row.table);
      waiting.resolve(isStored ? 'stored' : 'conflict');
      if (isStored) this.#stored(row.table, row.seq);
    }
  }

  /** The ids of those that found their place. A key that is taken fails the whole statement: then each goes alone. */
  async #write(linked: readonly LinkedAppend[]): Promise<ReadonlySet<string>> {
    try {
      const rows = await this.#pool.query('append', APPEND, appendValues(linked));
      return new Set(rows.map((row) => cell.text(row, 0)));
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      return linked.length === 1 ? new Set() : this.#writeOneByOne(linked);
    }
  }

  async #writeOneByOne(linked: readonly LinkedAppend[]): Promise<ReadonlySet<string>> {
    const placed = new Set<string>();
    for (const one of linked) for (const id of await this.#write([one])) placed.add(id);
    return placed;
  }
}
