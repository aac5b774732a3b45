import { randomBytes } from 'node:crypto';
import {
  type FailureLog,
  type HostClock,
  type HostListener,
  type HostPorts,
  TableHost,
  type TableStore,
} from '@miaou/host';
import { accepted, type Parsed, refused } from '@miaou/kit';
import {
  type Catalog,
  checkSettings,
  type Entry,
  openTable,
  type PersonId,
  type Settings,
  type Table,
  type TableId,
  tableId,
  type Update,
} from '@miaou/table';
import { TableChannel } from '../live/tableChannel.js';
import { beginningOf, type LogPlace, placeAfter } from '../store/chain.js';
import type { OtherNodes, Store } from '../store/store.js';
import { rulesVersion } from './catalog.js';
import { finishedMatch } from './finishedMatch.js';
import { HeadReader } from './headReader.js';
import { keepListing, saveListing } from './keptListings.js';
import { indexOf } from './tableIndex.js';
import { type LoadedTable, TableLoader } from './tableLoader.js';
import { timerClock } from './timerClock.js';
import { passes, VisibleTables } from './visibleTables.js';
import { WorkSlices } from './workSlices.js';

/** A table in memory: its host and the connections that follow it. */
export interface HostedTable {
  readonly host: TableHost;
  readonly channel: TableChannel;
  /** When it was last needed, by the clock that is never set back. */
  usedAt: number;
  /** The newest entry of its log, kept where other processes write to it. */
  place: LogPlace;
  /** The entry at which its last snapshot was made. */
  snapshotAt: number;
}

type BotPorts = Pick<HostPorts, 'bots' | 'botSettings' | 'chance' | 'drawSecret' | 'random'>;

export interface TablesServices extends BotPorts, Omit<FailureLog, 'storageFailed'> {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly clock: Pick<HostClock, 'now' | 'sleepsSince'>;
  /** For durations: milliseconds that are never set back. */
  readonly elapsed: () => number;
  /** An entry has become durable, or lost its place to another, after so many milliseconds. */
  readonly appended: (entry: Entry, outcome: 'stored' | 'conflict', milliseconds: number) => void;
  /** Everybody at a table was sent an entry, so many milliseconds after it was durable. */
  readonly told: (entry: Entry, milliseconds: number) => void;
  /** An entry was published to all connections that follow its table. */
  readonly published: (table: Table, entry: Entry) => void;
  /** A table was loaded or has changed. All of it is durable. */
  readonly changed: (table: Table) => void;
  /** Someone began or stopped following a table. */
  readonly presenceChanged: () => void;
  readonly logFailed: (table: TableId, reason: unknown) => void;
}

/** A table without followers and with nothing to do soon is unloaded after this long; its log stays. */
const IDLE_MILLISECONDS = 10 * 60 * 1000;

/** Overdue tables that are loaded in one sweep. */
const DUE_AT_ONCE = 500;

/** 128 random bits, 22 characters. */
const newId = (): string => randomBytes(16).toString('base64url');

/** All tables of this process. Those not in memory are folded from their logs when they are asked for. */
export class Tables implements HostListener, TableStore {
  readonly #services: TablesServices;
  readonly #ports: HostPorts;
  readonly #loader: TableLoader;
  readonly #inMemory = new Map<TableId, HostedTable>();
  readonly #loading = new Map<TableId, Promise<HostedTable | undefined>>();
  readonly #visibleTables = new VisibleTables<HostedTable>({
    readHead: (id) => this.#readHead(id),
    inMemoryNow: (id) => this.inMemoryNow(id),
    findAt: (id, head) => this.findAt(id, head),
    newId: () => tableId(newId()),
  });
  /** Tables whose log cannot be read: set aside, so that the others play on and nothing is written over the damage. */
  readonly #damaged = new Set<TableId>();
  /** Tables in memory that must be read from the beginning: what is being read just now may be of before. */
  readonly #stale = new Set<TableId>();
  /** Tables whose state became unknown when storage failed: they are read again as soon as it answers. */
  readonly #lost = new Set<TableId>();
  /** Undefined where this process alone uses the storage. */
  readonly #heads: HeadReader | undefined;
  readonly head?: NonNullable<TableStore['head']>;

  constructor(services: TablesServices) {
    this.#services = services;
    const { others } = services.store;
    if (others !== undefined) {
      this.#heads = new HeadReader(others);
      this.head = async ({ id }) => (await this.#heads?.read(id)) ?? 0;
    }
    const { bots, botSettings, chance, drawSecret, random, clock, elapsed, store, catalog, logFailed } = services;
    this.#loader = new TableLoader({ store, catalog, version: rulesVersion, slices: new WorkSlices(elapsed) });
    this.#ports = {
      bots,
      botSettings,
      chance,
      drawSecret,
      random,
      clock: timerClock(clock),
      store: this,
      listener: this,
      failures: {
        storageFailed: ({ id }, error) => logFailed(id, error),
        botFailed: (task, failure) => services.botFailed(task, failure),
        botsUnavailable: (table, error) => services.botsUnavailable(table, error),
      },
    };
  }

  get size(): number {
    return this.#inMemory.size;
  }

  get damagedCount(): number {
    return this.#damaged.size;
  }

  async open(host: PersonId, name: string, settings: Settings): Promise<Parsed<HostedTable>> {
    const { catalog, clock } = this.#services;
    const wrong = checkSettings(catalog.gameById(settings.game), settings);
    if (wrong !== undefined && 'refusal' in wrong) return refused(wrong.refusal);
    const entry: Entry = { seq: 1, at: clock.now(), body: { type: 'opened', host, name, settings } };
    const table = openTable(tableId(newId()), catalog, entry);
    await this.append(table, entry, false);
    return accepted(this.#addHost(table, placeAfter(beginningOf(table.id), table.id, entry), 0));
  }

  /** The table from memory or from its log; undefined if there is none. */
  find(id: TableId): Promise<HostedTable | undefined> {
    const known = this.#inMemory.get(id);
    if (known !== undefined) {
      known.usedAt = this.#services.elapsed();
      return Promise.resolve(known);
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** The table if the one who asks may know of it. */
  findVisible(id: TableId, isVisible: (table: Table) => boolean): Promise<HostedTable | undefined> {
    return this.#visibleTables.find(id, isVisible);
  }

  /** Whether other processes may have written what is not in memory here. */
  get isShared(): boolean {
    return this.#heads !== undefined;
  }

  /** The table with everything that any process had written before this was called. Rejects if that cannot be read. */
  async findNewest(id: TableId): Promise<HostedTable | undefined> {
    return this.findAt(id, await this.#readHead(id));
  }

  /** Up to where any process had written the log of a table; 0 where no other may have. */
  async #readHead(id: TableId): Promise<number> {
    return (await this.#heads?.read(id)) ?? 0;
  }

  /** The table with everything up to this place of its log. */
  async findAt(id: TableId, head: number): Promise<HostedTable | undefined> {
    const hosted = await this.find(id);
    if (hosted === undefined || hosted.host.table.seq >= head) return hosted;
    hosted.host.catchUp(head);
    if (await passes(hosted, ({ seq }) => seq >= head)) return hosted;
    throw new Error('what another process wrote cannot be read');
  }

  /** The table if it is in memory, without a promise: every message after the first takes this way. */
  inMemoryNow(id: TableId): HostedTable | undefined {
    return this.#inMemory.get(id);
  }

  append(table: Table, entry: Entry, endsMatch: boolean): Promise<'stored' | 'conflict'> {
    const finished = endsMatch
      ? finishedMatch(table, (person) => this.#inMemory.get(table.id)?.channel.hasProgram(person) === true)
      : undefined;
    const { store, elapsed, appended } = this.#services;
    const begun = elapsed();
    return store.append({ table: table.id, entry, index: indexOf(table, entry.at), finished }).then((outcome) => {
      appended(entry, outcome, elapsed() - begun);
      return outcome;
    });
  }

  async reload({ id }: Pick<Table, 'id'>): Promise<Table | undefined> {
    const loaded = await this.#read(id);
    if (loaded === undefined) return undefined;
    Object.assign(this.#inMemory.get(id) ?? {}, { place: loaded.place, snapshotAt: loaded.snapshotAt });
    return loaded.table;
  }

  async readAfter({ id, seq }: Table, take: (entry: Entry) => void): Promise<'read' | 'diverged'> {
    const hosted = this.#inMemory.get(id);
    if (this.#stale.delete(id) || hosted?.place.seq !== seq) return 'diverged';
    const scan = await this.#loader.readAfter(id, hosted.place, take);
    if (scan.kind === 'scanned') hosted.place = scan.place;
    return scan.kind === 'elsewhere' ? 'diverged' : 'read';
  }

  entryStored(host: TableHost, updates: readonly Update[], entry: Entry, acknowledge: () => void): void {
    const begun = this.#services.elapsed();
    acknowledge();
    this.#use(host);
    this.#noteStored(host.table, entry);
    this.entryReceived(host, updates);
    this.#services.told(entry, this.#services.elapsed() - begun);
    this.#services.published(host.table, entry);
  }

  /** Where nobody else writes, no entry will ever have to be read after this one. */
  #noteStored(table: Table, entry: Entry): void {
    const hosted = this.#inMemory.get(table.id);
    if (hosted === undefined) return;
    if (this.#services.store.others !== undefined) hosted.place = placeAfter(hosted.place, table.id, entry);
    this.#keepSnapshot(hosted, table);
    keepListing(this.#services.store.listings, hosted.host);
  }

  /** Made when everything else that waits had its turn, and at a time when all of the table is durable. */
  #keepSnapshot(hosted: HostedTable, table: Table): void {
    if (!this.#loader.isSnapshotDue(table, hosted.snapshotAt)) return;
    hosted.snapshotAt = table.seq;
    setImmediate(() => hosted.host.read((durable) => void this.#loader.saveSnapshot(durable)));
  }

  entryReceived({ table }: TableHost, updates: readonly Update[]): void {
    const hosted = this.#inMemory.get(table.id);
    if (hosted === undefined) return;
    hosted.channel.publish(table, updates);
    this.#services.changed(table);
  }

  /** What others write does not count: a table that is played elsewhere need not stay here. */
  #use({ table }: TableHost): void {
    const hosted = this.#inMemory.get(table.id);
    if (hosted !== undefined) hosted.usedAt = this.#services.elapsed();
  }

  reloaded({ table }: TableHost): void {
    this.#inMemory.get(table.id)?.channel.sendSnapshots(table);
    this.#services.changed(table);
  }

  /** A table at which a fault was thrown is set aside: read again, it would throw again. */
  lost({ table }: TableHost, fault?: unknown): void {
    const hosted = this.#inMemory.get(table.id);
    this.#unload(table.id);
    if (fault === undefined) this.#lost.add(table.id);
    else this.#setAside(table.id, fault);
    hosted?.channel.dropAll('failed');
  }

  /** The server has slept: everybody at a table with a running clock is told the new deadline. Others learn of it when they are loaded. */
  giveTimeBack(): void {
    for (const { host } of this.#inMemory.values()) host.giveTimeBack();
  }

  /** Ends the clocks that have expired by now, at tables in memory or not. */
  async expireDeadlines(now: number): Promise<void> {
    const due = await this.#services.store.listTables({ kind: 'due', by: now, limit: DUE_AT_ONCE });
    for (const { table } of due) (await this.find(table))?.host.expireDeadlines(now);
  }

  /** Another process has appended to a table. Also one that nobody follows here must know: it may be asked for at any time. */
  catchUp(table: TableId, head: number): void {
    this.#inMemory.get(table)?.host.catchUp(head);
  }

  /** Compares the heads of all tables that are followed here with the store, for notifications that were missed. */
  async compareHeads(others: OtherNodes): Promise<void> {
    const followed = [...this.#inMemory].flatMap(([id, { channel }]) => (channel.size > 0 ? [id] : []));
    if (followed.length === 0) return;
    for (const [id, head] of await others.headsOf(followed)) this.catchUp(id, head);
  }

  /** Unloads tables that are not needed at the moment, and loads those again that were lost. */
  async unloadIdle(): Promise<void> {
    const [now, elapsed] = [this.#services.clock.now(), this.#services.elapsed()];
    for (const [id, { host, channel, usedAt }] of this.#inMemory) {
      if (channel.size > 0 || elapsed - usedAt < IDLE_MILLISECONDS || !host.mayUnload(now)) continue;
      this.#unload(id);
      // Its people's lists need not load it for as long as nothing happens there.
      void saveListing(this.#services.store.listings, host.table);
    }
    for (const id of this.#lost) {
      await this.find(id);
      this.#lost.delete(id);
    }
  }

  /** A table was deleted from the store: whoever still follows it is told that it is gone. */
  remove(id: TableId): void {
    const hosted = this.#inMemory.get(id);
    this.#unload(id);
    this.#lost.delete(id);
    hosted?.channel.dropAll('gone');
  }

  /** What is in memory is not what the store has any more. Resolves when it is. */
  async readAgain(id: TableId): Promise<void> {
    const hosted = (await this.#loading.get(id)?.catch(() => undefined)) ?? this.#inMemory.get(id);
    if (hosted === undefined) return;
    this.#stale.add(id);
    hosted.host.catchUp();
    await passes(hosted, () => true).catch(() => undefined);
  }

  /** Bots, orders and clocks do nothing more. */
  close(): void {
    for (const { host } of this.#inMemory.values()) host.stop();
  }

  /** Resolves when everything that was asked of any table until now is durable and answered. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#loading.values(), ...this.#visibleTables.searches]);
    await Promise.all(
      Array.from(this.#inMemory.values(), ({ host }) => new Promise<void>((done) => host.read(() => done(), done))),
    );
  }

  #unload(id: TableId): void {
    this.#inMemory.get(id)?.host.stop();
    this.#inMemory.delete(id);
  }

  async #load(id: TableId): Promise<HostedTable | undefined> {
    if (this.#damaged.has(id)) return undefined;
    const loaded = await this.#read(id);
    if (loaded === undefined) return undefined;
    const hosted = this.#addHost(loaded.table, loaded.place, loaded.snapshotAt);
    this.#keepSnapshot(hosted, loaded.table);
    return hosted;
  }

  async #read(id: TableId): Promise<Extract<LoadedTable, { kind: 'table' }> | undefined> {
    const loaded = await this.#loader.load(id);
    if (loaded.kind === 'damaged') return this.#setAside(id, loaded.reason);
    return loaded.kind === 'absent' ? undefined : loaded;
  }

  #setAside(id: TableId, reason: unknown): undefined {
    this.#damaged.add(id);
    this.#services.logFailed(id, reason);
    return undefined;
  }

  #addHost(table: Table, place: LogPlace, snapshotAt: number): HostedTable {
    const host = new TableHost(table, this.#ports);
    const channel = new TableChannel({
      look: (seen) => host.read(seen),
      later: (milliseconds, task) => void this.#ports.clock.later(milliseconds, task),
      presenceChanged: this.#services.presenceChanged,
      host,
    });
    const hosted: HostedTable = { host, channel, usedAt: this.#services.elapsed(), place, snapshotAt };
    this.#inMemory.set(table.id, hosted);
    host.start();
    this.#services.changed(table);
    return hosted;
  }
}
