import { tempoOf } from '@miaou/bots';
import { applyUpdate, type CommandResult, makeCopy, type TableCopy } from '@miaou/client';
import {
  type BotRunner,
  type CommandAnswer,
  type HostClock,
  type HostListener,
  paceOf,
  TableHost,
  type TableStore,
} from '@miaou/host';
import { type Bytes32, type Chance, drawFraction, type Seat, sameJson, type Viewer } from '@miaou/kit';
import {
  apply,
  audiencesOf,
  type Catalog,
  type Command,
  commandId,
  consultedSeats,
  type Entry,
  isPlayedByBot,
  openTable,
  type PersonId,
  snapshot,
  type Table,
  type TableId,
  type Update,
} from '@miaou/table';
import { randomId } from './chance';
import type { EntryStore } from './entryStore';
import { summaryOf } from './summary';

/** Limits of the delay before a bot or an order moves: a person must be able to follow. */
const LEAST_WAIT = 400;
const MOST_WAIT = 1_500;
const BOT_MILLISECONDS = 500;

/** The wait before a log that could not be read is read again. */
const RECOVERY_MILLISECONDS = 5_000;

/** Commands of this device are made from what its table is, so they never come too late. */
const NEVER_STALE = Number.MAX_SAFE_INTEGER;

export interface LocalServices {
  readonly store: EntryStore;
  readonly clock: HostClock;
  readonly chance: Chance;
  /** Draws the secret from which a match follows. */
  readonly drawSecret?: () => Bytes32;
  readonly bots: BotRunner;
  /** 1 is the usual pace of bots, 2 is twice as fast. */
  readonly speed: () => number;
  /** An entry was written: other tabs that show the table must read it. */
  wrote(): void;
}

const ACCEPTED: CommandResult = { accepted: true };

const answerOf = (answer: CommandAnswer): CommandResult =>
  'refusal' in answer ? { accepted: false, refusal: answer.refusal } : ACCEPTED;

/** The seats of people who owe a decision. */
const waitingSeats = (table: Table): readonly Seat[] =>
  table.stage === 'playing'
    ? [...table.owed.keys()].filter((seat) => !isPlayedByBot(table, seat)).toSorted((a, b) => a - b)
    : [];

/** Runs a table of this device as a server would, and holds what each audience may know of it. */
export class LocalTableHost implements HostListener, TableStore {
  readonly changed = new Set<() => void>();
  readonly #id: TableId;
  readonly #catalog: Catalog;
  readonly #services: LocalServices;
  #host: TableHost;
  #copies = new Map<Viewer, TableCopy>();
  /** The newest entry in the copies. */
  #seq = 0;
  #waitingFor: readonly Seat[] = [];
  #isRunning = false;
  #cancelRecovery: (() => void) | undefined;

  /** Folds a log that begins with the opening of its table. */
  constructor(id: TableId, catalog: Catalog, entries: readonly Entry[], services: LocalServices) {
    this.#id = id;
    this.#catalog = catalog;
    this.#services = services;
    this.#host = this.#makeHost(this.#fold(entries));
  }

  /** Bots and orders act from now on. */
  start(): void {
    this.#isRunning = true;
    this.#host.start();
  }

  close(): void {
    this.#isRunning = false;
    this.#host.stop();
    this.#cancelRecovery?.();
  }

  /** The table as one audience may know it. */
  copyFor(audience: Viewer): TableCopy {
    const copy = this.#copies.get(audience);
    if (copy === undefined) throw new Error(`the table has no audience ${audience}`);
    return copy;
  }

  audienceOf(person: PersonId): Viewer {
    const seat = this.#seats.findIndex((facts) => facts.person === person);
    return seat < 0 ? 'spectator' : (seat as Seat);
  }

  personAt(seat: Seat): PersonId | undefined {
    return this.#seats[seat]?.person;
  }

  /** The people of this device who sit at the table. */
  get people(): readonly PersonId[] {
    return this.#seats.flatMap(({ person }) => person ?? []);
  }

  /** The seats of people who owe a decision. */
  get waitingFor(): readonly Seat[] {
    return this.#waitingFor;
  }

  /** True if one seat knows what another does not. */
  get hasSecrets(): boolean {
    const views = [...this.#copies.values()].map((copy) => copy.snapshot.view);
    return views.some((view) => !sameJson({ ...view, viewer: null }, { ...views[0], viewer: null }));
  }

  submit(person: PersonId, command: Command): Promise<CommandResult> {
    const held = this.#seats.find((facts) => facts.person === person);
    return this.#submit(person, held?.person === undefined ? '' : held.name, command);
  }

  /** Seats a person of this device. */
  seat(person: PersonId, name: string, seat: Seat): Promise<CommandResult> {
    return this.#submit(person, name, { type: 'sit', seat });
  }

  /** Reads what another tab wrote. */
  async refresh(): Promise<void> {
    await this.#recover();
    this.#host.catchUp();
    await new Promise<void>((resolve) => this.#host.read(() => resolve(), resolve));
  }

  append({ id }: Table, entry: Entry): Promise<'stored' | 'conflict'> {
    return this.#services.store.append(id, entry);
  }

  async reload(): Promise<Table> {
    return this.#fold(await this.#services.store.read(this.#id, 0));
  }

  async readAfter({ id, seq }: Table, take: (entry: Entry) => void): Promise<'read'> {
    for (const entry of await this.#services.store.read(id, seq)) take(entry);
    return 'read';
  }

  entryStored({ table }: TableHost, updates: readonly Update[], entry: Entry, acknowledge: () => void): void {
    acknowledge();
    this.#follow(table, updates, entry);
    this.#services.wrote();
    void this.#services.store.describe(summaryOf(table));
    this.#notify();
    this.#consent(table);
  }

  entryReceived({ table }: TableHost, updates: readonly Update[], entry: Entry): void {
    this.#follow(table, updates, entry);
    this.#notify();
  }

  reloaded(): void {
    this.#notify();
  }

  lost(): void {
    this.#cancelRecovery = this.#services.clock.later(RECOVERY_MILLISECONDS, () => void this.#recover());
  }

  get #seats(): TableCopy['snapshot']['seats'] {
    return this.copyFor('spectator').snapshot.seats;
  }

  async #submit(person: PersonId, name: string, command: Command): Promise<CommandResult> {
    await this.#recover();
    const request = { person, name, id: commandId(randomId()), seen: NEVER_STALE, digest: '', command };
    return new Promise((resolve) => this.#host.submit(request, (answer) => resolve(answerOf(answer))));
  }

  #makeHost(table: Table): TableHost {
    const { bots, chance, drawSecret, clock, speed } = this.#services;
    const host = new TableHost(table, {
      store: this,
      listener: this,
      bots,
      // The usual pace is longer than the thinking time and hides it.
      botSettings: {
        pace: (bot) => paceOf({ least: LEAST_WAIT, most: MOST_WAIT }, tempoOf(bot) / speed()),
        milliseconds: BOT_MILLISECONDS,
        thinksDuringPace: true,
      },
      clock,
      chance,
      drawSecret,
      random: () => drawFraction(chance),
    });
    if (this.#isRunning) host.start();
    return host;
  }

  /** After the log could not be read: tries again, and goes on where it can be read now. */
  async #recover(): Promise<void> {
    if (this.#cancelRecovery === undefined) return;
    this.#cancelRecovery();
    this.#cancelRecovery = undefined;
    try {
      this.#host = this.#makeHost(await this.reload());
      this.#notify();
    } catch {
      this.lost();
    }
  }

  /** The table of a log. The copies follow the entries that they do not have yet. */
  #fold(entries: readonly Entry[]): Table {
    const [first, ...rest] = entries;
    if (first === undefined) throw new Error('a log must not be empty');
    const table = openTable(this.#id, this.#catalog, first);
    this.#follow(table, [], first);
    for (const entry of rest) this.#follow(table, apply(table, entry), entry);
    return table;
  }

  #follow(table: Table, updates: readonly Update[], { seq }: Entry): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    this.#waitingFor = waitingSeats(table);
    const audiences = audiencesOf(table);
    if (this.#copies.size === audiences.length) this.#followUpdates(table, updates);
    else this.#copies = new Map(audiences.map((audience) => [audience, makeCopy(snapshot(table, audience))]));
  }

  #followUpdates({ match, catalog, settings }: Table, updates: readonly Update[]): void {
    const game = match?.game ?? catalog.gameById(settings.game);
    if (game === undefined) throw new Error('a table was opened for an unknown game');
    for (const update of updates) {
      const copy = this.#copies.get(update.audience);
      if (copy !== undefined) this.#copies.set(update.audience, applyUpdate(copy, update, game));
    }
  }

  /** People at one device agree by talking: a proposal is made after the others have agreed. */
  #consent(table: Table): void {
    const { proposal } = table;
    const silent = proposal && consultedSeats(table).find((seat) => !proposal.agreed.includes(seat));
    const person = silent === undefined ? undefined : this.personAt(silent);
    if (person !== undefined) void this.submit(person, { type: 'agree' });
  }

  #notify(): void {
    for (const changed of this.changed) changed();
  }
}
