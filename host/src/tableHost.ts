import type { Refusal, Viewer } from '@miaou/kit';
import {
  apply,
  audienceOf,
  type ChanceSources,
  type DecisionContext,
  decide,
  decideSystem,
  type Entry,
  maySee,
  type PersonId,
  type Request,
  type RequestDecision,
  recallCommand,
  type Sleep,
  type SystemCommand,
  snapshot,
  type Table,
  timeLost,
  type Update,
} from '@miaou/table';
import { Attendance, isReplacedByClock } from './attendance.js';
import { DueCommands } from './dueCommands.js';
import {
  type Charge,
  type CommandJob,
  fail,
  type Job,
  markOf,
  type Reply,
  type RequestJob,
  STORAGE_FAILED,
} from './jobs.js';
import type { AutomaticMovePorts, CommandAnswer, ReadOutcome, TableStore } from './ports.js';
import { RecentRefusals } from './recentRefusals.js';

/** Called after each change of a table, always after the change is durable. */
export interface HostListener {
  /** This host appended an entry. `acknowledge` answers its sender, so that the answer and the update can be sent together. */
  entryStored(host: TableHost, updates: readonly Update[], entry: Entry, acknowledge: () => void): void;
  /** Another writer appended an entry, which was read from the log. */
  entryReceived(host: TableHost, updates: readonly Update[], entry: Entry): void;
  /** The table was folded again from its log and may differ from what was published. */
  reloaded(host: TableHost): void;
  /**
   * The host refuses everything from now on: the log can no longer be read, so the state of the table is unknown, or `fault` was thrown
   * while the table was judged, changed or published.
   */
  lost(host: TableHost, fault?: unknown): void;
}

/** What hosts need from the program around them. One object serves any number of tables. */
export interface HostPorts extends AutomaticMovePorts, ChanceSources {
  readonly store: TableStore;
  readonly listener: HostListener;
}

/** Requests beyond this are refused: otherwise one client that floods a table could fill the memory. */
const LONGEST_QUEUE = 64;

const BUSY = { refusal: { code: 'busy' } } as const;

/**
 * The only writer of a table in this process. An accepted command is applied in memory and appended, and nothing is published until the
 * store reports that it is durable; until then every other job of the table waits, so nothing can see or build on what may still be lost.
 */
export class TableHost {
  readonly #ports: HostPorts;
  readonly #dueCommands: DueCommands;
  readonly #waiting: Job[] = [];
  readonly #refusals = new RecentRefusals();
  #table: Table;
  #isWriting = false;
  #isLost = false;
  #isLastWriter: boolean;
  /** Who is connected. It stays when the table is read again. */
  readonly attendance: Attendance;

  constructor(table: Table, ports: HostPorts) {
    this.#table = table;
    this.#ports = ports;
    this.#isLastWriter = ports.store.head === undefined;
    this.attendance = new Attendance(() => ports.clock.now());
    this.#dueCommands = new DueCommands(this, ports);
  }

  /** The newest entry may not be durable yet; use `read` for what is sent out. */
  get table(): Table {
    return this.#table;
  }

  /** Whether the newest entry was made here, so that what it makes due is done here and not by another writer. */
  get isLastWriter(): boolean {
    return this.#isLastWriter;
  }

  /** Bots, orders and clocks act from now on. */
  start(): void {
    this.#dueCommands.start();
    this.giveTimeBack();
  }

  /** To be called when the program has slept, so that everybody is told at once. What is decided first gives the time back by itself. */
  giveTimeBack(): void {
    const sleeps = this.#sleeps();
    if (timeLost(this.#table, sleeps) > 0) this.submitSystem({ type: 'giveTime', sleeps }, () => undefined);
  }

  /** A person is connected who was not. Whom a bot has replaced meanwhile gets the seat back. */
  personCame(person: PersonId): void {
    this.attendance.came(person);
    if (isReplacedByClock(this.#table, person)) this.submitSystem({ type: 'comeBack', person }, () => undefined);
    this.#dueCommands.update();
  }

  /** The last connection of a person has ended. */
  personLeft(person: PersonId): void {
    this.attendance.left(person);
    this.#dueCommands.update();
  }

  /** Bots, orders and clocks do nothing more. Commands are still accepted. */
  stop(): void {
    this.#dueCommands.stop();
  }

  /** Only a request that makes an entry is charged, not one that is refused, changes nothing, or is only sent again. */
  submit(request: Request, reply: Reply, charge?: Charge): void {
    if (this.#waiting.length >= LONGEST_QUEUE) reply(BUSY);
    else this.#enqueue({ kind: 'request', request, charge, reply });
  }

  /** Commands of bots, orders and clocks. Their number is bounded by the seats. */
  submitSystem(command: SystemCommand, reply: Reply): void {
    this.#enqueue({ kind: 'system', command, reply });
  }

  /** Calls `read` with the table at a time when all of it is durable, or `lost` if there is no such time. */
  read(read: (table: Table) => void, lost: () => void = () => undefined): void {
    this.#enqueue({ kind: 'read', read, lost });
  }

  /** Another writer has appended entries up to `head`: they are read and applied here. Without a head the log is read in any case. */
  catchUp(head: number = Number.POSITIVE_INFINITY): void {
    const waiting = this.#waiting.find((job) => job.kind === 'catchUp');
    if (waiting !== undefined) waiting.head = Math.max(waiting.head, head);
    else if (head > this.#table.seq) this.#enqueue({ kind: 'catchUp', head });
  }

  /** Ends clocks that have expired by now. */
  expireDeadlines(now: number): void {
    this.#dueCommands.expireDeadlines(now);
  }

  /** True if no job is open and nothing is to be done soon. */
  mayUnload(now: number): boolean {
    return !this.#isWriting && this.#waiting.length === 0 && this.#dueCommands.isQuiet(now);
  }

  #enqueue(job: Job): void {
    if (this.#isLost) fail(job);
    else if (this.#isWriting) this.#waiting.push(job);
    else this.#run(job);
  }

  /** A fault in the rules or in a listener ends this table, not the process with all the others. */
  #run(job: Job): void {
    try {
      this.#perform(job);
    } catch (error) {
      this.#lose([job], error);
    }
  }

  #perform(job: Job): void {
    switch (job.kind) {
      case 'read':
        return job.read(this.#table);
      case 'catchUp':
        return this.#guard([job], this.#receive(job.head));
      case 'request':
      case 'system':
        return this.#execute(job);
    }
  }

  #sleeps(): readonly Sleep[] {
    return this.#ports.clock.sleepsSince?.(this.#table.at) ?? [];
  }

  #execute(job: CommandJob): void {
    const sleeps = this.#sleeps();
    const isLate = job.kind === 'request' || job.command.type !== 'giveTime';
    if (isLate && timeLost(this.#table, sleeps) > 0) this.#giveTimeBefore(job, sleeps);
    else this.#decideNow(job);
  }

  /** Nothing is decided by clocks that ran while the program slept: a clock that ended then has not ended, and a move is not late. */
  #giveTimeBefore(job: CommandJob, sleeps: readonly Sleep[]): void {
    this.#waiting.unshift(job);
    const reply = (answer: CommandAnswer): void => {
      const place = this.#waiting.indexOf(job);
      if (answer !== STORAGE_FAILED || place < 0) return;
      this.#waiting.splice(place, 1);
      fail(job);
    };
    this.#decideNow({ kind: 'system', command: { type: 'giveTime', sleeps }, reply });
  }

  #decideNow(job: CommandJob): void {
    // Entries never go back in time, even when the machine's clock does.
    const now = Math.max(this.#table.at, this.#ports.clock.now());
    const context: DecisionContext = { now, chance: this.#ports.chance, drawSecret: this.#ports.drawSecret };
    if (job.kind === 'request') this.#conclude(job, this.#decide(job, context), now);
    else this.#conclude(job, decideSystem(this.#table, job.command, context), now);
  }

  #decide(job: RequestJob, context: DecisionContext): RequestDecision {
    const { request } = job;
    const refusal = this.#refusals.recall(request);
    if (refusal === undefined) return this.#charged(job, decide(this.#table, request, context));
    const earlier = recallCommand(this.#table, request.person, request.id);
    return earlier?.mark.digest === request.digest ? { repeated: earlier } : { refusal };
  }

  #charged(job: RequestJob, decision: RequestDecision): RequestDecision {
    if (job.charge === undefined || !('body' in decision)) return decision;
    const refusal = job.charge(this.#table);
    if (refusal !== undefined) return { refusal };
    // Decided again because another writer was first, it is not paid for twice.
    job.charge = undefined;
    return decision;
  }

  #conclude(job: CommandJob, decision: RequestDecision, at: number): void {
    if ('repeated' in decision) job.reply({ n: decision.repeated.n });
    else if ('unchanged' in decision) this.#answerAtHead(job, () => ({ n: this.#placeFor(job) }));
    else if ('refusal' in decision) this.#answerAtHead(job, () => this.#refusal(job, decision.refusal));
    else this.#write(job, { seq: this.#table.seq + 1, at, ...markOf(job), body: decision.body });
  }

  /** Where others write too, an answer without an entry may be due to not knowing what they wrote: it is given only at the log's head. */
  #answerAtHead(job: CommandJob, answer: () => CommandAnswer): void {
    const { head } = this.#ports.store;
    if (head === undefined || job.kind === 'system' || job.isAtHead === true) job.reply(answer());
    else this.#guard([job], this.#decideAtHead(job, head));
  }

  async #decideAtHead(job: RequestJob, head: NonNullable<TableStore['head']>): Promise<void> {
    this.#isWriting = true;
    const outcome = await this.#readNewer(head);
    if (outcome === 'diverged' && !(await this.#reload())) return this.#lose([job]);
    if (outcome !== 'diverged') this.#isWriting = false;
    if (typeof outcome === 'string') this.#waiting.unshift({ ...job, isAtHead: true });
    else {
      this.#ports.failures?.storageFailed(this.#table, outcome.failed);
      fail(job);
    }
    this.#dueCommands.update();
    this.#next();
  }

  async #readNewer(head: NonNullable<TableStore['head']>): Promise<ReadOutcome> {
    try {
      if ((await head(this.#table)) <= this.#table.seq) return 'read';
    } catch (error) {
      return { failed: error };
    }
    return this.#readOn();
  }

  /** A refused player gets the table as it is, which corrects whatever misled the client in the same message. */
  #refusal(job: CommandJob, refusal: Refusal): CommandAnswer {
    if (job.kind === 'system') return { refusal };
    // Whoever is told to send it again must be judged again.
    if (refusal.code !== BUSY.refusal.code) this.#refusals.remember(this.#table, job.request, refusal);
    if (!maySee(this.#table, job.request.person)) return { refusal };
    return { refusal, snapshot: snapshot(this.#table, audienceOf(this.#table, job.request.person)) };
  }

  // Callbacks in place of `await`: this runs for every move of every table.
  #write(job: CommandJob, entry: Entry): void {
    this.#isWriting = true;
    const wasOver = this.#table.stage === 'over';
    const updates = apply(this.#table, entry);
    const endsMatch = !wasOver && this.#table.stage === 'over';
    this.#ports.store.append(this.#table, entry, endsMatch).then(
      (outcome) => (outcome === 'stored' ? this.#publish(job, entry, updates) : this.#guard([job], this.#retry(job))),
      (error: unknown) => this.#guard([job], this.#recover(job, error)),
    );
  }

  #publish(job: CommandJob, entry: Entry, updates: readonly Update[]): void {
    this.#isWriting = false;
    this.#isLastWriter = true;
    try {
      const n = this.#placeFor(job);
      this.#ports.listener.entryStored(this, updates, entry, () => job.reply({ n }));
      this.#dueCommands.update();
    } catch (error) {
      // The listener has acknowledged the entry before anything else.
      return this.#lose([], error);
    }
    this.#next();
  }

  #guard(jobs: readonly Job[], work: Promise<void>): void {
    work.catch((error: unknown) => this.#lose(jobs, error));
  }

  /** The newest place in the sender's own sequence; system commands ignore theirs. */
  #placeFor(job: CommandJob): number {
    const audience: Viewer = job.kind === 'system' ? 'spectator' : audienceOf(this.#table, job.request.person);
    return this.#table.heads.get(audience) ?? 0;
  }

  /** Another writer was first: the command is decided again on what it wrote. */
  async #retry(job: CommandJob): Promise<void> {
    this.#isLastWriter = false;
    if (!(await this.#reload())) return this.#lose([job]);
    // First in the queue, not run at once: a listener of the reload may have begun to write.
    this.#waiting.unshift(job);
    this.#next();
  }

  /** The entry may or may not have been written. If it was, the command is done, and a retry finds its answer in the log. */
  async #recover(job: CommandJob, error: unknown): Promise<void> {
    this.#ports.failures?.storageFailed(this.#table, error);
    if (!(await this.#reload())) return this.#lose([job]);
    fail(job);
    this.#next();
  }

  /** The entry was applied in memory before it was refused, so memory is wrong: only the log says what the table is. */
  async #reload(): Promise<boolean> {
    const reloaded = await this.#ports.store.reload(this.#table).catch(() => undefined);
    if (reloaded === undefined) return false;
    this.#table = reloaded;
    this.#isWriting = false;
    this.#ports.listener.reloaded(this);
    this.#dueCommands.update();
    return true;
  }

  /** Each entry is published as if it had been written here. What cannot be read now is found by a later call. */
  async #receive(head: number): Promise<void> {
    if (head <= this.#table.seq) return;
    this.#isWriting = true;
    if ((await this.#readOn()) === 'diverged') return (await this.#reload()) ? this.#next() : this.#lose([]);
    this.#isWriting = false;
    this.#dueCommands.update();
    this.#next();
  }

  /** Applies what another writer appended. Rejects only with what was thrown by applying it: that is a fault of this table. */
  async #readOn(): Promise<ReadOutcome> {
    let fault: { readonly error: unknown } | undefined;
    const take = (entry: Entry): void => {
      this.#isLastWriter = false;
      this.attendance.heard(entry, this.#table);
      try {
        this.#ports.listener.entryReceived(this, apply(this.#table, entry), entry);
      } catch (error) {
        fault = { error };
        throw error;
      }
    };
    const outcome = await this.#ports.store.readAfter(this.#table, take).catch((error: unknown) => ({ failed: error }));
    if (fault !== undefined) throw fault.error;
    return outcome;
  }

  #lose(jobs: readonly Job[], fault?: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#dueCommands.stop();
    for (const waiting of [...jobs, ...this.#waiting.splice(0)]) fail(waiting);
    this.#ports.listener.lost(this, fault);
  }

  #next(): void {
    while (!this.#isWriting) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#run(job);
    }
  }
}
