import { randomBytes } from 'node:crypto';
import type { Chance } from '@miaou/kit';
import type { BotPool } from './bots/botPool.js';
import { WorkerPool } from './bots/workerPool.js';
import type { Chore } from './chores.js';
import type { Config } from './config.js';
import { Gateway } from './live/gateway.js';
import type { Log } from './log.js';
import type { Counts } from './metrics.js';
import type { KnownPerson } from './people/identity.js';
import type { Courier } from './push/courier.js';
import { Nudges } from './push/nudges.js';
import type { Store } from './store/store.js';
import { TrueChance } from './tables/chance.js';
import { house } from './tables/house.js';
import { Lobby } from './tables/lobby.js';
import { Tables } from './tables/tables.js';
import { workerProgram } from './workers.js';

export interface HostingServices {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly counts: Counts;
  readonly now: () => number;
  readonly chance: Chance | undefined;
  readonly bots: BotPool | undefined;
  /** Nobody where the host set no keys. */
  readonly courier: Courier | undefined;
}

const BOT_MEGABYTES = 128;

const PING_EVERY = 30_000;
const DEADLINES_EVERY = 5_000;
const LOBBY_EVERY = 1_000;
/** So long may a hint that was lost go unnoticed. */
const LOOK_AROUND_EVERY = 1_000;

/** As many as the lobby shows. */
const LISTED_AT_START = 100;
/** Running tables of one person that hear of a new name. */
const TABLES_TO_RENAME = 200;

/** A number from 0 to 1 that nobody can foresee. */
const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

const makePool = ({ config, counts, log }: HostingServices): WorkerPool =>
  new WorkerPool(
    {
      threads: config.botThreads,
      megabytes: BOT_MEGABYTES,
      failed: ({ game, bot }, reason) => {
        counts.botFailed += 1;
        log.warn('a bot had to be answered for', { game, bot, reason });
      },
    },
    workerProgram('bot'),
  );

/** All that is played here: bots, tables, and the sockets that follow them. */
export class Hosting {
  readonly tables: Tables;
  readonly gateway: Gateway;
  readonly lobby = new Lobby((table) => this.tables.inMemoryNow(table)?.channel.watching ?? 0);
  private readonly pool: BotPool;
  private readonly nudges: Nudges | undefined;
  private isLobbyStale = false;
  private isClosing = false;
  private woken: Promise<void> | undefined;

  constructor(private readonly services: HostingServices) {
    this.pool = services.bots ?? makePool(services);
    this.nudges = this.makeNudges();
    this.tables = this.makeTables();
    this.gateway = this.makeGateway();
  }

  /** What must be seen to while the server runs. */
  chores(): readonly Chore[] {
    return [
      { name: 'ping', everyMilliseconds: PING_EVERY, run: () => this.gateway.sweep() },
      { name: 'deadlines', everyMilliseconds: DEADLINES_EVERY, run: () => this.sweepDeadlines() },
      { name: 'lobby', everyMilliseconds: LOBBY_EVERY, run: () => this.tellLobby() },
      ...this.choresAmongOthers(),
    ];
  }

  private choresAmongOthers(): readonly Chore[] {
    const { others } = this.services.store;
    if (others === undefined) return [];
    return [{ name: 'others', everyMilliseconds: LOOK_AROUND_EVERY, run: () => this.tables.lookAround(others) }];
  }

  /**
   * After a restart bots and orders that were about to act are due again, and the lobby fills. Nobody waits for it: who needs a table
   * finds it anyway.
   */
  wake(): void {
    this.services.store.others?.listen((table, head) => this.tables.heardOf(table, head));
    this.woken = this.wakeTables();
  }

  private async wakeTables(): Promise<void> {
    const { store, log } = this.services;
    try {
      const waiting = await store.listTables({ kind: 'needsBot' });
      const listed = await store.listTables({ kind: 'listed', limit: LISTED_AT_START });
      for (const { table } of [...waiting, ...listed.toReversed()]) {
        if (this.isClosing) return;
        await this.tables.find(table);
      }
    } catch (error) {
      log.error('tables could not be woken', {}, error);
    }
  }

  /** Connections carry the new name from now on; running tables hear of it as of everything else, by an entry. */
  async rename(person: KnownPerson): Promise<void> {
    this.gateway.renamed(person);
    const filter = { kind: 'of', person: person.id, limit: TABLES_TO_RENAME } as const;
    const running = (await this.services.store.listTables(filter)).filter(({ stage }) => stage !== 'over');
    for (const { table } of running) {
      const hosted = await this.tables.find(table);
      hosted?.host.submitOwn({ type: 'rename', person: person.id, name: person.name }, () => undefined);
    }
  }

  /** Begins nothing new and waits until everything that was accepted is durable and answered. Then clients are sent away. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.gateway.stop();
    await this.woken;
    this.tables.close();
    await this.tables.settled();
    this.gateway.close();
    await this.pool.close();
  }

  private makeNudges(): Nudges | undefined {
    const { courier, store, counts, log } = this.services;
    if (courier === undefined) return undefined;
    return new Nudges({
      courier,
      pushes: store.pushes,
      isConnected: (person) => this.gateway.isConnected(person),
      failed: (error) => log.warn('a notification failed', {}, error),
      counted: (delivery) => {
        counts[delivery === 'delivered' ? 'pushDelivered' : 'pushFailed'] += 1;
      },
    });
  }

  private makeTables(): Tables {
    const { config, store, log, counts, now, chance } = this.services;
    return new Tables({
      store,
      house,
      now,
      chance: chance ?? new TrueChance(),
      duties: {
        pool: this.pool,
        pace: config.botPace,
        botMilliseconds: config.botMilliseconds,
        now,
        random,
        failed: ({ id }, error) => log.error('a duty failed', { table: id }, error),
      },
      stored: () => {
        counts.entry += 1;
      },
      happened: (table, entry) => this.nudges?.heard(table, entry),
      changed: (table) => {
        if (this.lobby.heard(table)) this.isLobbyStale = true;
      },
      presenceChanged: () => {
        this.isLobbyStale = true;
      },
      logFailed: (table, reason) => {
        counts.storageFailed += 1;
        log.error('a table could not be read or written', { table }, reason);
      },
    });
  }

  private makeGateway(): Gateway {
    const { config, counts, now } = this.services;
    return new Gateway({
      tables: this.tables,
      limitFactor: config.limitFactor,
      now,
      lobbyText: () => JSON.stringify({ type: 'lobby', tables: this.lobby.list() }),
      count: (what) => {
        counts[what] += 1;
      },
    });
  }

  /** Deadlines are data: whoever finds one past its time lets the table's own clock deal with it, in memory or not. */
  private async sweepDeadlines(): Promise<void> {
    const now = this.services.now();
    await this.tables.wakeDue(now);
    await this.tables.tend(now);
  }

  private tellLobby(): void {
    if (this.isLobbyStale) this.gateway.tellLobby();
    this.isLobbyStale = false;
  }
}
