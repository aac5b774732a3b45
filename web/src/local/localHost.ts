import { type Seat, sameJson, type Viewer } from '@miaou/kit';
import {
  apply,
  audienceOf,
  audiencesOf,
  type Command,
  type CommandMark,
  commandId,
  consultedSeats,
  type Decision,
  decide,
  decideOwn,
  type Entry,
  type House,
  isPlayedByBot,
  type Moment,
  type Occupant,
  type OwnCommand,
  openTable,
  type PersonId,
  snapshot,
  type Table,
  type TableId,
  type Update,
} from '@miaou/table';
import { beginCopy, followCopy, type TableCopy } from '../link/tableCopy';
import type { Answer } from '../link/tableLink';
import { Duties, type DutyServices } from './duties';
import type { EntryStore } from './entryStore';
import { summaryOf } from './summary';

export interface LocalServices extends DutyServices {
  readonly store: EntryStore;
  /** Something was written: other tabs that show the table may want to know. */
  wrote(): void;
}

const ACCEPTED: Answer = { accepted: true };

type Judge = (moment: Moment) => Decision;

const personAt = (occupant: Occupant | undefined): PersonId | undefined =>
  occupant?.kind === 'person' ? occupant.person : undefined;

/**
 * The owner of a table of this device: the same table as on a server. An entry is safe in the store before it happens, and before
 * anybody is told.
 */
export class LocalHost {
  readonly changed = new Set<() => void>();
  readonly #table: Table;
  #copies = new Map<Viewer, TableCopy>();
  #queue: Promise<unknown> = Promise.resolve();
  readonly #duties: Duties;

  /** Folds a log that begins with the opening of its table. */
  constructor(
    id: TableId,
    house: House,
    entries: readonly Entry[],
    private readonly services: LocalServices,
  ) {
    const [first, ...rest] = entries;
    if (first === undefined) throw new Error('a log must not be empty');
    this.#table = openTable(id, house, first);
    this.#showAnew();
    for (const entry of rest) this.#happen(entry);
    this.#duties = new Duties(
      services,
      () => this.#table,
      async (command) => void (await this.#submit(() => this.#judgeOwn(command))),
    );
  }

  /** Bots and orders act from now on. */
  start(): void {
    this.#duties.look();
  }

  close(): void {
    this.#duties.close();
  }

  /** The table as one audience may know it. */
  copyFor(audience: Viewer): TableCopy {
    const copy = this.#copies.get(audience);
    if (copy === undefined) throw new Error(`nobody is told the table as ${audience}`);
    return copy;
  }

  audienceOf(person: PersonId): Viewer {
    return audienceOf(this.#table, person);
  }

  personAt(seat: Seat): PersonId | undefined {
    return personAt(this.#table.occupants[seat]);
  }

  /** Everybody of this device who sits here. */
  get people(): readonly PersonId[] {
    return this.#table.occupants.flatMap((held) => personAt(held) ?? []);
  }

  /** The people who owe a decision now. */
  get waitingFor(): readonly Seat[] {
    if (this.#table.stage !== 'playing') return [];
    return [...this.#table.owed.keys()].filter((seat) => !isPlayedByBot(this.#table, seat)).toSorted((a, b) => a - b);
  }

  /** True if somebody at the table knows what another does not. */
  get hasSecrets(): boolean {
    const seen = audiencesOf(this.#table).map((audience) => this.copyFor(audience).snapshot.view);
    return seen.some((view) => !sameJson({ ...view, viewer: null }, { ...seen[0], viewer: null }));
  }

  submit(person: PersonId, command: Command): Promise<Answer> {
    const held = this.#table.occupants.find((occupant) => personAt(occupant) === person);
    const name = held?.kind === 'person' ? held.name : '';
    return this.#submit((moment) => this.#judge(person, name, command, moment), person);
  }

  /** Sits somebody of this device down. */
  seat(person: PersonId, name: string, seat: Seat): Promise<Answer> {
    return this.#submit((moment) => this.#judge(person, name, { type: 'sit', seat }, moment), person);
  }

  /** Takes in what another tab wrote. */
  refresh(): Promise<void> {
    return this.#next(() => this.#readOn());
  }

  #judge(person: PersonId, name: string, command: Command, moment: Moment): Decision {
    const seen = this.#table.heads.get(audienceOf(this.#table, person)) ?? 0;
    return decide(this.#table, { person, name, id: this.#nextId(), seen, digest: '', command }, moment);
  }

  #judgeOwn(command: OwnCommand): Decision {
    return decideOwn(this.#table, command, this.#moment());
  }

  #nextId(): CommandMark['id'] {
    return commandId(String(this.#table.seq + 1));
  }

  #moment(): Moment {
    return { now: Math.max(this.#table.at, this.services.clock.now()), chance: this.services.chance };
  }

  /** One thing after another: each is judged by the table that the one before has left. */
  #next<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #submit(judge: Judge, person?: PersonId): Promise<Answer> {
    return this.#next(async () => {
      try {
        return await this.#perform(judge, person);
      } catch {
        return { accepted: false, refusal: { code: 'storage-failed' } };
      }
    });
  }

  async #perform(judge: Judge, person: PersonId | undefined): Promise<Answer> {
    const moment = this.#moment();
    const decision = judge(moment);
    if ('refusal' in decision) return { accepted: false, refusal: decision.refusal };
    if ('repeated' in decision) return ACCEPTED;
    const mark = person === undefined ? {} : { command: { person, id: this.#nextId(), digest: '' } };
    const entry: Entry = { seq: this.#table.seq + 1, at: moment.now, ...mark, body: decision.body };
    return (await this.#write(entry)) ? ACCEPTED : this.#perform(judge, person);
  }

  /** False where another tab was first: then all is judged anew by what it wrote. */
  async #write(entry: Entry): Promise<boolean> {
    const outcome = await this.services.store.append(this.#table.id, entry);
    if (outcome === 'taken') {
      await this.#readOn();
      return false;
    }
    this.#happen(entry);
    this.services.wrote();
    void this.services.store.describe(summaryOf(this.#table));
    this.#tell();
    this.#consent();
    return true;
  }

  async #readOn(): Promise<void> {
    const entries = await this.services.store.read(this.#table.id, this.#table.seq);
    for (const entry of entries) this.#happen(entry);
    if (entries.length > 0) this.#tell();
  }

  #happen(entry: Entry): void {
    const seats = this.#table.occupants.length;
    const updates = apply(this.#table, entry);
    if (this.#table.occupants.length === seats) this.#follow(updates);
    else this.#showAnew();
  }

  #follow(updates: readonly Update[]): void {
    const game = this.#table.match?.game ?? this.#table.house.gameById(this.#table.settings.game);
    if (game === undefined) throw new Error('a table was opened for a game that is not known');
    for (const update of updates) {
      const copy = this.#copies.get(update.audience);
      if (copy !== undefined) this.#copies.set(update.audience, followCopy(copy, update, game));
    }
  }

  #showAnew(): void {
    this.#copies = new Map(
      audiencesOf(this.#table).map((audience) => [audience, beginCopy(snapshot(this.#table, audience))]),
    );
  }

  /** Those who sit around one device agree aloud: whoever asks has asked the others already. */
  #consent(): void {
    const { wish } = this.#table;
    const silent = wish && consultedSeats(this.#table).find((seat) => !wish.agreed.includes(seat));
    const person = silent === undefined ? undefined : this.personAt(silent);
    if (person !== undefined) void this.submit(person, { type: 'agree' });
  }

  #tell(): void {
    this.#duties.look();
    for (const hear of this.changed) hear();
  }
}
