import { gameById } from '@miaou/games';
import { SeededChance, seat } from '@miaou/kit';
import {
  type Catalog,
  type Command,
  commandId,
  type Entry,
  type EntryBody,
  foldTable,
  type PersonId,
  personId,
  type Settings,
  type Table,
  tableId,
  type Update,
} from '@miaou/table';
import type { BotAnswer, BotFailure } from '../botAnswer.js';
import type { BotTask } from '../botTask.js';
import type { BotSettings, CommandAnswer, TableStore } from '../ports.js';
import { type HostListener, TableHost } from '../tableHost.js';
import { ManualClock, settled } from './manualClock.js';

export const [ANA, BEN] = ['ana', 'ben'].map(personId) as [PersonId, PersonId];

const SETTINGS: Settings = {
  game: 'felix',
  seats: 3,
  options: { edition: 'felix' },
  parts: { opener: seat(0) },
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
};

const CATALOG: Catalog = { gameById, hasBot: () => true, standInBot: () => 'standIn' };

type Append = (entry: Entry) => Promise<'stored' | 'conflict'>;

/** A log in memory. `instead` replaces the next append, `isDown` makes reading fail. */
class MemoryStore implements TableStore {
  readonly log: Entry[] = [];
  readonly matchEnds: number[] = [];
  instead: Append | undefined;
  isDown = false;
  /** The log is another one than the table was folded from. */
  hasDiverged = false;
  readonly head?: NonNullable<TableStore['head']>;

  constructor(isShared: boolean) {
    if (isShared)
      this.head = () => (this.isDown ? Promise.reject(new Error('down')) : Promise.resolve(this.log.length));
  }

  append(_table: Table, entry: Entry, endsMatch: boolean): Promise<'stored' | 'conflict'> {
    const { instead } = this;
    this.instead = undefined;
    if (endsMatch) this.matchEnds.push(entry.seq);
    return instead === undefined ? this.write(entry) : instead(entry);
  }

  /** Appends as any writer of the log does. */
  write(entry: Entry): Promise<'stored' | 'conflict'> {
    if (entry.seq !== this.log.length + 1) return Promise.resolve('conflict');
    this.log.push(structuredClone(entry));
    return Promise.resolve('stored');
  }

  reload({ id }: Table): Promise<Table | undefined> {
    return this.isDown ? Promise.reject(new Error('down')) : Promise.resolve(foldTable(id, CATALOG, this.log));
  }

  async readAfter({ seq }: Table, take: (entry: Entry) => void): Promise<'read' | 'diverged'> {
    await Promise.resolve();
    if (this.isDown) throw new Error('down');
    if (this.hasDiverged) return 'diverged';
    for (const entry of this.log.slice(seq)) take(entry);
    return 'read';
  }
}

interface BenchOptions {
  readonly settings?: Partial<Settings>;
  readonly thinksDuringPace?: boolean;
  readonly pace?: BotSettings['pace'];
  /** Matches follow from sealed secrets. */
  readonly isSealed?: boolean;
  /** Other writers append to the same log. */
  readonly isShared?: boolean;
  /** The log of a table that is loaded again. */
  readonly log?: readonly Entry[];
  readonly clock?: ManualClock;
}

/** One table over ports in memory, with a diary of what happened in which order. */
export class HostBench implements HostListener {
  readonly diary: string[] = [];
  readonly tasks: BotTask[] = [];
  readonly updates: Update[] = [];
  readonly clock: ManualClock;
  readonly store: MemoryStore;
  readonly host: TableHost;
  /** What `random` gives. */
  luck = 0.5;
  #commands = 0;

  constructor({
    settings = {},
    thinksDuringPace = false,
    pace = () => ({ least: 100, most: 300 }),
    isShared = false,
    isSealed = false,
    log,
    clock,
  }: BenchOptions = {}) {
    this.clock = clock ?? new ManualClock();
    this.store = new MemoryStore(isShared);
    const body = { type: 'opened', host: ANA, name: 'Ana', settings: { ...SETTINGS, ...settings } } as const;
    const entry: Entry = { seq: 1, at: this.clock.now(), body };
    this.store.log.push(...(log ?? [entry]));
    const botSettings: BotSettings = { pace, milliseconds: 50, thinksDuringPace };
    this.host = new TableHost(foldTable(tableId('t'), CATALOG, this.store.log), {
      store: this.store,
      bots: { choose: (task) => this.#ask(task) },
      botSettings,
      clock: this.clock,
      chance: new SeededChance('host'),
      drawSecret: isSealed ? () => '5e'.repeat(32) : undefined,
      random: () => this.#draw(),
      listener: this,
      failures: {
        storageFailed: () => void this.diary.push('storage failed'),
        botFailed: ({ seat: by }: BotTask, failure: BotFailure) => void this.diary.push(`bot ${by} failed: ${failure}`),
        botsUnavailable: () => void this.diary.push('bots unavailable'),
      },
    });
    this.host.start();
  }

  /** The same table, folded from its log by another process. */
  reopen(clock = new ManualClock()): HostBench {
    this.host.stop();
    const bench = new HostBench({ log: this.store.log, clock });
    // Ids are never used twice at a table, whoever runs it.
    bench.#commands = this.#commands;
    return bench;
  }

  /** How bots answer; a test may replace it. */
  choose: (task: BotTask) => Promise<BotAnswer> = () => Promise.resolve({ index: 0 });

  entryStored(_: TableHost, updates: readonly Update[], { body }: Entry, acknowledge: () => void): void {
    acknowledge();
    this.updates.push(...updates);
    this.diary.push(body.type === 'moved' ? `seat ${body.seat} moved through ${body.through}` : `stored ${body.type}`);
  }

  entryReceived(_: TableHost, __: readonly Update[], { body }: Entry): void {
    this.diary.push(`received ${body.type}`);
  }

  reloaded(): void {
    this.diary.push('reloaded');
  }

  lost(_: TableHost, fault?: unknown): void {
    this.diary.push(fault instanceof Error ? `lost: ${fault.message}` : 'lost');
  }

  /** Sends a command; the answer comes when it is known. */
  send(person: PersonId, command: Command, id?: string): Promise<CommandAnswer> {
    this.#commands += 1;
    const used = commandId(id ?? `c${this.#commands}`);
    const request = { person, name: person, id: used, seen: 1_000, digest: JSON.stringify(command), command };
    return new Promise((resolve) => this.host.submit(request, resolve));
  }

  /** The code of the refusal, or `ok`. */
  async do(person: PersonId, command: Command, id?: string): Promise<string> {
    const answer = await this.send(person, command, id);
    await settled();
    return 'refusal' in answer ? answer.refusal.code : 'ok';
  }

  /** Ana in seat 0, bots in the others, and a running match. */
  async start(): Promise<this> {
    await this.do(ANA, { type: 'sit', seat: seat(0) });
    for (const index of [1, 2]) await this.do(ANA, { type: 'seatBot', seat: seat(index), bot: 'simple' });
    await this.do(ANA, { type: 'start' });
    this.diary.length = 0;
    return this;
  }

  /** The first legal move of a seat. */
  firstMove(index: number): Command {
    const [move] = this.host.table.match?.position.legalMoves(seat(index)) ?? [];
    if (move === undefined) throw new Error(`seat ${index} has nothing to decide`);
    return { type: 'move', move: { ...move } };
  }

  /** An entry by another writer, after all that is in the log. */
  async writeElsewhere(
    text: string,
    body: EntryBody = { type: 'said', person: BEN, name: 'Ben', saying: { text } },
  ): Promise<number> {
    const seq = this.store.log.length + 1;
    await this.store.write({ seq, at: this.clock.now(), body });
    return seq;
  }

  #ask(task: BotTask): Promise<BotAnswer> {
    this.diary.push(`bot ${task.seat} asked`);
    this.tasks.push(task);
    return this.choose(task);
  }

  #draw(): number {
    this.diary.push('random drawn');
    return this.luck;
  }
}
