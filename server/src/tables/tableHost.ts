import type { Refusal, Viewer } from '@miaou/kit';
import {
  apply,
  audienceOf,
  type CommandMark,
  type Decision,
  decide,
  decideOwn,
  dutiesOf,
  type Entry,
  finishedRecord,
  type Moment,
  maySee,
  nextDeadline,
  type OwnCommand,
  type PersonId,
  type Request,
  recallCommand,
  type Snapshot,
  snapshot,
  type Table,
  type Update,
} from '@miaou/table';
import type { FinishedMatch, Store, TableIndex } from '../store/store.js';
import { isListed } from './listing.js';
import { Refusals } from './refusals.js';

/** What a command is told once its fate is durable. */
export type Answer = { readonly n: number } | { readonly refusal: Refusal; readonly snapshot?: Snapshot };

/** Who hears what happens at a table, strictly after it is on disk. */
export interface TableListener {
  /** `reply` answers who caused it, so that the answer and the update can leave together. */
  happened(host: TableHost, updates: readonly Update[], entry: Entry, reply: () => void): void;
  /** The same, where another process made it happen. */
  followed(host: TableHost, updates: readonly Update[], entry: Entry): void;
  /** The table is another than before: it was read anew from its log. */
  reloaded(host: TableHost): void;
  /** Nobody knows what is on disk, so nothing more can be said or done here. */
  lost(host: TableHost): void;
}

/** What a host needs from the process around it. */
export interface TableServices {
  readonly store: Store;
  readonly listener: TableListener;
  readonly chance: Moment['chance'];
  /** Milliseconds since 1970. */
  now(): number;
  /** Folds the table's log anew. Nothing when it has become unreadable. */
  reload(table: Table): Promise<Table | undefined>;
  /** What another process wrote after the newest entry that is known here. */
  entriesAfter(table: Table): Promise<readonly Entry[]>;
  /** Storage did not take an entry. The table goes on from what is on disk. */
  storageFailed(table: Table, error: unknown): void;
}

interface RequestJob {
  readonly kind: 'request';
  readonly request: Request;
  /** Why it cannot be, whatever the table says. */
  readonly objection: Refusal | undefined;
  readonly reply: (answer: Answer) => void;
}

type CommandJob =
  | RequestJob
  | { readonly kind: 'own'; readonly command: OwnCommand; readonly reply: (answer: Answer) => void };

type Job =
  | CommandJob
  | { readonly kind: 'look'; readonly seen: (table: Table) => void; readonly lost: () => void }
  | { readonly kind: 'catchUp' };

/** Queued commands beyond this are refused: whoever floods a table must not fill the memory. */
const LONGEST_QUEUE = 64;

const STORAGE_FAILED: Answer = { refusal: { code: 'storage-failed' } };
const BUSY: Answer = { refusal: { code: 'busy' } };

/** Whose table it is: those who sit here, and the host wherever they are. */
const peopleAt = ({ host, occupants }: Table): PersonId[] => {
  const people: PersonId[] = [];
  for (const held of occupants) if (held.kind === 'person') people.push(held.person);
  if (host !== undefined && !people.includes(host)) people.push(host);
  return people;
};

/** What the store keeps about a table beside its log, so that it can be found without folding every log. */
export const indexOf = (table: Table, at: number): TableIndex => ({
  stage: table.stage,
  listed: isListed(table),
  deadline: nextDeadline(table)?.deadline ?? null,
  people: peopleAt(table),
  needsBot: dutiesOf(table).some(({ type }) => type !== 'deadline'),
  updatedAt: at,
});

/**
 * The one writer of a table. An accepted command is applied in memory, appended, and told to nobody until the store says that it is
 * durable; until then everything else that concerns the table waits, so nobody can see or build on what may still be lost.
 */
export class TableHost {
  private readonly waiting: Job[] = [];
  private readonly refusals = new Refusals();
  private isWriting = false;
  private isLost = false;
  /** The newest entry of this table that another process is known to have written. */
  private headElsewhere = 0;

  constructor(
    public table: Table,
    private readonly services: TableServices,
  ) {}

  /** A request with an objection is refused, unless it was done before and is only sent again. */
  submit(request: Request, reply: (answer: Answer) => void, objection?: Refusal): void {
    if (this.waiting.length >= LONGEST_QUEUE) reply(BUSY);
    else this.enqueue({ kind: 'request', request, objection, reply });
  }

  /** Bots, orders and clocks. Their queue is bounded by the seats. */
  submitOwn(command: OwnCommand, reply: (answer: Answer) => void): void {
    this.enqueue({ kind: 'own', command, reply });
  }

  /** Shows the table at a moment when all of it is durable; `lost` is called if there never is one. */
  look(seen: (table: Table) => void, lost: () => void = () => undefined): void {
    this.enqueue({ kind: 'look', seen, lost });
  }

  /** Another process has gone on with this table: all of it up to the head happens here too. */
  catchUp(head: number): void {
    this.headElsewhere = Math.max(head, this.headElsewhere);
    const isWaiting = this.waiting.some(({ kind }) => kind === 'catchUp');
    if (head > this.table.seq && !isWaiting) this.enqueue({ kind: 'catchUp' });
  }

  get isIdle(): boolean {
    return !this.isWriting && this.waiting.length === 0;
  }

  private enqueue(job: Job): void {
    if (this.isLost) fail(job);
    else if (this.isWriting) this.waiting.push(job);
    else this.run(job);
  }

  private run(job: Job): void {
    if (job.kind === 'look') {
      job.seen(this.table);
      return;
    }
    if (job.kind === 'catchUp') return void this.follow();
    const moment: Moment = { now: this.now(), chance: this.services.chance };
    if (job.kind === 'request') this.conclude(job, this.judge(job, moment), moment.now);
    else this.conclude(job, decideOwn(this.table, job.command, moment), moment.now);
  }

  private judge({ request, objection }: RequestJob, moment: Moment): Decision {
    const refusal = this.refusals.recall(request) ?? objection;
    if (refusal === undefined) return decide(this.table, request, moment);
    const earlier = recallCommand(this.table, request.person, request.id);
    return earlier?.mark.digest === request.digest ? { repeated: earlier } : { refusal };
  }

  /** Entries never go back in time, even when the machine's clock does. */
  private now(): number {
    return Math.max(this.table.at, this.services.now());
  }

  private conclude(job: CommandJob, decision: Decision, at: number): void {
    if ('repeated' in decision) job.reply({ n: decision.repeated.n });
    else if ('refusal' in decision) job.reply(this.refusal(job, decision.refusal));
    else this.write(job, { seq: this.table.seq + 1, at, ...markOf(job), body: decision.body });
  }

  /** A refused player gets the table as it is: whatever misled the client is mended in the same message. */
  private refusal(job: CommandJob, refusal: Refusal): Answer {
    if (job.kind === 'own') return { refusal };
    this.refusals.remember(job.request, refusal);
    if (!maySee(this.table, job.request.person)) return { refusal };
    return { refusal, snapshot: snapshot(this.table, audienceOf(this.table, job.request.person)) };
  }

  private write(job: CommandJob, entry: Entry): void {
    this.isWriting = true;
    const wasOver = this.table.stage === 'over';
    const updates = apply(this.table, entry);
    const index = indexOf(this.table, entry.at);
    const finished = wasOver ? undefined : finishedMatch(this.table);
    this.services.store.append({ table: this.table.id, entry, index, finished }).then(
      (outcome) => (outcome === 'stored' ? this.published(job, entry, updates) : void this.startOver(job)),
      (error: unknown) => void this.giveUp(job, error),
    );
  }

  private published(job: CommandJob, entry: Entry, updates: readonly Update[]): void {
    this.isWriting = false;
    const n = this.placeFor(job);
    this.services.listener.happened(this, updates, entry, () => job.reply({ n }));
    this.next();
  }

  /** A place is told in the sender's own sequence; nobody waits for the place of what bots and clocks did. */
  private placeFor(job: CommandJob): number {
    const audience: Viewer = job.kind === 'own' ? 'spectator' : audienceOf(this.table, job.request.person);
    return this.table.heads.get(audience) ?? 0;
  }

  /** Another process wrote first: what it wrote is the truth, and the command is judged anew by it. */
  private async startOver(job: CommandJob): Promise<void> {
    if (!(await this.readAnew())) return this.lose(job);
    this.run(job);
    this.next();
  }

  /** Whoever follows the table hears of each entry as if it had been written here. What cannot be read is found later. */
  private async follow(): Promise<void> {
    if (this.headElsewhere <= this.table.seq) return;
    this.isWriting = true;
    const entries = await this.services.entriesAfter(this.table).catch(() => []);
    for (const entry of entries) this.services.listener.followed(this, apply(this.table, entry), entry);
    this.isWriting = false;
    this.next();
  }

  /** The entry may or may not be on disk. If it is, the command was done, and a retry finds its answer in the log. */
  private async giveUp(job: CommandJob, error: unknown): Promise<void> {
    this.services.storageFailed(this.table, error);
    if (!(await this.readAnew())) return this.lose(job);
    fail(job);
    this.next();
  }

  /** The entry was applied in memory before it was refused, so memory is wrong: only the log tells what the table is. */
  private async readAnew(): Promise<boolean> {
    const reloaded = await this.services.reload(this.table).catch(() => undefined);
    if (reloaded === undefined) return false;
    this.table = reloaded;
    this.isWriting = false;
    this.services.listener.reloaded(this);
    return true;
  }

  private lose(job: CommandJob): void {
    this.isLost = true;
    for (const waiting of [job, ...this.waiting.splice(0)]) fail(waiting);
    this.services.listener.lost(this);
  }

  private next(): void {
    while (!this.isWriting) {
      const job = this.waiting.shift();
      if (job === undefined) return;
      this.run(job);
    }
  }
}

const fail = (job: Job): void => {
  if (job.kind === 'look') job.lost();
  else if (job.kind !== 'catchUp') job.reply(STORAGE_FAILED);
};

/** The record enters the archive in the same transaction as the move that ends the match. */
const finishedMatch = (table: Table): FinishedMatch | undefined => {
  const record = finishedRecord(table);
  return record === undefined ? undefined : { match: table.matchesPlayed, record };
};

const markOf = (job: CommandJob): { command?: CommandMark } =>
  job.kind === 'own' ? {} : { command: { person: job.request.person, id: job.request.id, digest: job.request.digest } };
