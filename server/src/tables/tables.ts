import { randomBytes } from 'node:crypto';
import { accepted, type Parsed, refused } from '@miaou/kit';
import {
  checkSettings,
  type Entry,
  foldTable,
  type House,
  type Moment,
  openTable,
  type PersonId,
  type Settings,
  type Table,
  type TableId,
  tableId,
  type Update,
} from '@miaou/table';
import { TableChannel } from '../live/tableChannel.js';
import type { OtherNodes, Store } from '../store/store.js';
import { type DutyServices, TableDuties } from './duties.js';
import { indexOf, TableHost, type TableListener } from './tableHost.js';

/** A table in memory: its writer, its audience, its duties. */
export interface HostedTable {
  readonly host: TableHost;
  readonly channel: TableChannel;
  readonly duties: TableDuties;
  /** When somebody last needed it. */
  usedAt: number;
}

export interface TablesServices {
  readonly store: Store;
  readonly house: House;
  readonly chance: Moment['chance'];
  readonly duties: DutyServices;
  readonly now: () => number;
  /** An entry has become durable. */
  readonly stored: () => void;
  /** It has happened at a table, and all who follow it there were told. */
  readonly happened: (table: Table, entry: Entry) => void;
  /** A table came into memory or changed. All of it is durable. */
  readonly changed: (table: Table) => void;
  /** Somebody came to a table or went. */
  readonly presenceChanged: () => void;
  readonly logFailed: (table: TableId, reason: unknown) => void;
}

/** A table that nobody follows and that owes nothing leaves the memory after this long; its log stays. */
const IDLE_MILLISECONDS = 10 * 60 * 1000;

/** Overdue tables that are taken into memory in one sweep. */
const DUE_AT_ONCE = 500;

const mayRest = ({ host, channel, duties, usedAt }: HostedTable, now: number): boolean =>
  channel.size === 0 && host.isIdle && duties.mayRest(now) && now - usedAt >= IDLE_MILLISECONDS;

/** 128 random bits, 22 characters. */
const newId = (): string => randomBytes(16).toString('base64url');

/** All tables of this process. Those not in memory are folded from their logs when somebody asks for them. */
export class Tables implements TableListener {
  private readonly inMemory = new Map<TableId, HostedTable>();
  private readonly loading = new Map<TableId, Promise<HostedTable | undefined>>();
  /** Tables whose log cannot be read: set aside, so that the rest plays on and nobody writes over the damage. */
  private readonly damaged = new Set<TableId>();
  /** Tables that storage failed at a bad moment: they are read again as soon as it answers. */
  private readonly lostOnes = new Set<TableId>();

  constructor(private readonly services: TablesServices) {}

  get size(): number {
    return this.inMemory.size;
  }

  /** How many were found damaged. */
  get damagedCount(): number {
    return this.damaged.size;
  }

  async open(host: PersonId, name: string, settings: Settings): Promise<Parsed<HostedTable>> {
    const wrong = checkSettings(this.services.house.gameById(settings.game), settings);
    if (wrong !== undefined && 'refusal' in wrong) return refused(wrong.refusal);
    const id = tableId(newId());
    const entry: Entry = { seq: 1, at: this.services.now(), body: { type: 'opened', host, name, settings } };
    const table = openTable(id, this.services.house, entry);
    await this.services.store.append({ table: id, entry, index: indexOf(table, entry.at) });
    this.services.stored();
    return accepted(this.keep(table));
  }

  /** The table, out of memory or out of its log; nothing if there is none. */
  find(id: TableId): Promise<HostedTable | undefined> {
    const known = this.inMemory.get(id);
    if (known !== undefined) {
      known.usedAt = this.services.now();
      return Promise.resolve(known);
    }
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** The table if it is in memory: the quick way for every message after the first. */
  inMemoryNow(id: TableId): HostedTable | undefined {
    return this.inMemory.get(id);
  }

  happened(host: TableHost, updates: readonly Update[], entry: Entry, reply: () => void): void {
    reply();
    this.services.stored();
    this.followed(host, updates, entry);
    this.services.happened(host.table, entry);
  }

  followed({ table }: TableHost, updates: readonly Update[], entry: Entry): void {
    const hosted = this.inMemory.get(table.id);
    if (hosted === undefined) return;
    hosted.usedAt = entry.at;
    hosted.channel.publish(table, updates);
    hosted.duties.look();
    this.services.changed(table);
  }

  reloaded({ table }: TableHost): void {
    const hosted = this.inMemory.get(table.id);
    hosted?.channel.tellAgain(table);
    hosted?.duties.look();
    this.services.changed(table);
  }

  lost({ table }: TableHost): void {
    this.inMemory.get(table.id)?.channel.dismiss('failed');
    this.letGo(table.id);
    this.lostOnes.add(table.id);
  }

  /** Sees to tables whose clocks have run out, wherever they are. */
  async wakeDue(now: number): Promise<void> {
    const due = await this.services.store.listTables({ kind: 'due', by: now, limit: DUE_AT_ONCE });
    for (const { table } of due) (await this.find(table))?.duties.hurry(now);
  }

  /** Another process has gone on with a table; it matters here if somebody follows it here. */
  heardOf(table: TableId, head: number): void {
    const hosted = this.inMemory.get(table);
    if (hosted !== undefined && hosted.channel.size > 0) hosted.host.catchUp(head);
  }

  /** Looks at the heads of all tables that are followed here, for whatever was missed. */
  async lookAround(others: OtherNodes): Promise<void> {
    const followed = [...this.inMemory].flatMap(([id, { channel }]) => (channel.size > 0 ? [id] : []));
    if (followed.length === 0) return;
    for (const [id, head] of await others.headsOf(followed)) this.heardOf(id, head);
  }

  /** Lets go of tables that nobody needs at the moment, and takes those back that were lost. */
  async tend(now: number): Promise<void> {
    for (const [id, hosted] of this.inMemory) if (mayRest(hosted, now)) this.letGo(id);
    for (const id of this.lostOnes) {
      await this.find(id);
      this.lostOnes.delete(id);
    }
  }

  /** Bots, orders and clocks do nothing more. */
  close(): void {
    for (const { duties } of this.inMemory.values()) duties.close();
  }

  /** Resolves when everything that was asked of any table until now is durable and answered. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.loading.values());
    await Promise.all(
      Array.from(this.inMemory.values(), ({ host }) => new Promise<void>((done) => host.look(() => done(), done))),
    );
  }

  private letGo(id: TableId): void {
    this.inMemory.get(id)?.duties.close();
    this.inMemory.delete(id);
  }

  private async load(id: TableId): Promise<HostedTable | undefined> {
    if (this.damaged.has(id)) return undefined;
    const table = await this.fold(id);
    return table === undefined ? undefined : this.keep(table);
  }

  private async fold(id: TableId): Promise<Table | undefined> {
    const log = await this.services.store.readLog(id);
    if (log.kind === 'absent') return undefined;
    if (log.kind === 'damaged') return this.setAside(id, log.reason);
    try {
      return foldTable(id, this.services.house, log.entries);
    } catch (error) {
      return this.setAside(id, error);
    }
  }

  private async entriesAfter(id: TableId, seq: number): Promise<readonly Entry[]> {
    const log = await this.services.store.readLog(id);
    return log.kind === 'log' ? log.entries.slice(seq) : [];
  }

  private setAside(id: TableId, reason: unknown): undefined {
    this.damaged.add(id);
    this.services.logFailed(id, reason);
    return undefined;
  }

  private keep(table: Table): HostedTable {
    const host = new TableHost(table, {
      store: this.services.store,
      listener: this,
      chance: this.services.chance,
      now: this.services.now,
      reload: ({ id }) => this.fold(id),
      entriesAfter: ({ id, seq }) => this.entriesAfter(id, seq),
      storageFailed: ({ id }, error) => this.services.logFailed(id, error),
    });
    const duties = new TableDuties(host, this.services.duties);
    const channel = new TableChannel({
      look: (seen) => host.look(seen),
      presenceChanged: this.services.presenceChanged,
    });
    const hosted: HostedTable = { host, channel, duties, usedAt: this.services.now() };
    this.inMemory.set(table.id, hosted);
    duties.look();
    this.services.changed(table);
    return hosted;
  }
}
