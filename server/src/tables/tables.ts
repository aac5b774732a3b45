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
} from '@miaou/table';
import { TableChannel } from '../live/tableChannel.js';
import type { Store } from '../store/store.js';
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
  /** Called after an entry has been published. */
  readonly changed: (hosted: HostedTable, entry: Entry) => void;
  readonly logFailed: (table: TableId, reason: unknown) => void;
}

/** A table that nobody follows and that owes nothing leaves the memory after this long; its log stays. */
const IDLE_MILLISECONDS = 10 * 60 * 1000;

/** 128 random bits, 22 characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** All tables of this process. Those not in memory are folded from their logs when somebody asks for them. */
export class Tables implements TableListener {
  private readonly inMemory = new Map<TableId, HostedTable>();
  private readonly loading = new Map<TableId, Promise<HostedTable | undefined>>();
  /** Tables whose log cannot be read: set aside, so that the rest plays on and nobody writes over the damage. */
  private readonly damaged = new Set<TableId>();

  constructor(private readonly services: TablesServices) {}

  get size(): number {
    return this.inMemory.size;
  }

  all(): Iterable<HostedTable> {
    return this.inMemory.values();
  }

  async open(host: PersonId, name: string, settings: Settings): Promise<Parsed<HostedTable>> {
    const wrong = checkSettings(this.services.house.gameById(settings.game), settings);
    if (wrong !== undefined && 'refusal' in wrong) return refused(wrong.refusal);
    const id = tableId(newId());
    const entry: Entry = { seq: 1, at: this.services.now(), body: { type: 'opened', host, name, settings } };
    const table = openTable(id, this.services.house, entry);
    await this.services.store.append({ table: id, entry, index: indexOf(table, entry.at) });
    const hosted = this.keep(table);
    this.services.changed(hosted, entry);
    return accepted(hosted);
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

  happened(host: TableHost, updates: Parameters<TableListener['happened']>[1], entry: Entry, reply?: () => void): void {
    const hosted = this.inMemory.get(host.table.id);
    reply?.();
    if (hosted === undefined) return;
    hosted.usedAt = entry.at;
    hosted.channel.publish(host.table, updates);
    hosted.duties.look();
    this.services.changed(hosted, entry);
  }

  /** Lets go of tables that nobody needs at the moment. */
  evictIdle(now: number): void {
    for (const [id, { host, channel, duties, usedAt }] of this.inMemory) {
      const isNeeded = channel.size > 0 || !host.isIdle || !duties.isIdle || now - usedAt < IDLE_MILLISECONDS;
      if (isNeeded) continue;
      duties.close();
      this.inMemory.delete(id);
    }
  }

  close(): void {
    for (const { duties } of this.inMemory.values()) duties.close();
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
      storageFailed: ({ id }, error) => this.services.logFailed(id, error),
    });
    const duties = new TableDuties(host, this.services.duties);
    const hosted: HostedTable = { host, channel: new TableChannel(), duties, usedAt: this.services.now() };
    this.inMemory.set(table.id, hosted);
    duties.look();
    return hosted;
  }
}
