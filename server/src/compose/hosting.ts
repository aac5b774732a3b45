import { randomBytes } from 'node:crypto';
import type { BotRunner, CommandAnswer } from '@miaou/host';
import type { Chance } from '@miaou/kit';
import type { CommandId, PersonId, Table, TableId } from '@miaou/table';
import { botSettingsOf } from '../bots/botSettings.js';
import { type BotPool, WorkerPool } from '../bots/workerPool.js';
import { Gateway } from '../live/gateway.js';
import { LobbyNews } from '../live/lobbyNews.js';
import type { Log } from '../log.js';
import type { Counts, Durations } from '../metrics.js';
import { banRefusal, Moderation, silenceRefusal } from '../moderation/moderation.js';
import type { Identity } from '../people/identity.js';
import type { PushSender } from '../push/pushSender.js';
import { TurnNotifier } from '../push/turnNotifier.js';
import { type ServerClock, TICK_EVERY } from '../serverClock.js';
import type { Config } from '../settings.js';
import type { NodeNotice, Store } from '../store/store.js';
import { catalog } from '../tables/catalog.js';
import { ListedTables } from '../tables/listedTables.js';
import { Lobby, REMEMBERED_TABLES } from '../tables/lobby.js';
import { drawSecret, SystemChance } from '../tables/systemChance.js';
import { Tables } from '../tables/tables.js';
import type { PeriodicTask } from './periodicTasks.js';
import { TablesOfPerson } from './tablesOfPerson.js';
import { workerProgram } from './workerPrograms.js';

export interface HostingServices {
  readonly config: Config;
  readonly store: Store;
  readonly identity: Identity;
  readonly log: Log;
  readonly counts: Counts;
  readonly durations: Durations;
  readonly clock: ServerClock;
  readonly elapsed: () => number;
  readonly chance: Chance | undefined;
  readonly bots: BotPool | undefined;
  /** Undefined where no push keys are configured. */
  readonly pushSender: PushSender | undefined;
}

const BOT_MEGABYTES = 128;
const BOT_START_MILLISECONDS = 10_000;

const PING_EVERY = 30_000;
const DEADLINES_EVERY = 5_000;
const LOBBY_EVERY = 1_000;
/** How long a ban that was imposed through another node may go unnoticed. */
const LOAD_SANCTIONS_EVERY = 2_000;
/** How long a lost notification of another node may go unnoticed. */
const CHECK_HEADS_EVERY = 1_000;
/** How long a log-out at another node may go unnoticed when its notice is lost. */
const CHECK_LOGINS_EVERY = 60_000;

/** A step of a command that takes longer is in the log, with the command's id: each step that was slow can be found by it. */
const SLOW_MILLISECONDS = 1_000;

/** A number from 0 to 1 that cannot be predicted: it delays bots and orders. */
const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

const makePool = ({ config }: HostingServices): WorkerPool =>
  new WorkerPool(
    { threads: config.botThreads, megabytes: BOT_MEGABYTES, startMilliseconds: BOT_START_MILLISECONDS },
    workerProgram('bot'),
  );

/** Bots, tables and the sockets that follow them. */
export class Hosting {
  readonly tables: Tables;
  readonly gateway: Gateway;
  readonly moderation: Moderation;
  readonly lobby: Lobby;
  readonly tablesOfPerson: TablesOfPerson;
  readonly #pool: BotPool;
  readonly #turnNotifier: TurnNotifier | undefined;
  readonly #lobbyNews: LobbyNews;
  #isPoolWarm = false;
  #sleeps = 0;
  #isClosing = false;
  #woken: Promise<void> | undefined;

  readonly #services: HostingServices;

  constructor(services: HostingServices) {
    this.#services = services;
    this.#pool = services.bots ?? makePool(services);
    this.#turnNotifier = this.#makeTurnNotifier();
    this.lobby = this.#makeLobby();
    this.#lobbyNews = new LobbyNews(() => this.lobby.list(), services.elapsed);
    this.tables = this.#makeTables();
    this.tablesOfPerson = new TablesOfPerson(services.store, this.tables);
    this.gateway = this.#makeGateway();
    const { store, clock } = services;
    const now = (): number => clock.now();
    this.moderation = new Moderation({ sanctions: store.sanctions, now, changed: () => this.#closeBanned() });
  }

  /** How many bots wait for a thread. */
  get waitingBots(): number {
    return this.#pool.waiting ?? 0;
  }

  /** The work that is repeated while the server runs. */
  periodicTasks(): readonly PeriodicTask[] {
    return [
      { name: 'ping', everyMilliseconds: PING_EVERY, run: () => this.gateway.sweep() },
      { name: 'tick', everyMilliseconds: TICK_EVERY, run: () => this.#tick() },
      { name: 'deadlines', everyMilliseconds: DEADLINES_EVERY, run: () => this.#sweepDeadlines() },
      { name: 'lobby', everyMilliseconds: LOBBY_EVERY, run: () => this.#tellLobby() },
      ...this.#otherNodeTasks(),
    ];
  }

  /** A sleep is noticed here or at a table, whichever is asked first. */
  #tick(): void {
    const sleeps = this.#services.clock.tick();
    if (sleeps !== this.#sleeps) this.tables.giveTimeBack();
    this.#sleeps = sleeps;
  }

  #otherNodeTasks(): readonly PeriodicTask[] {
    const { others } = this.#services.store;
    if (others === undefined) return [];
    const listed = new ListedTables(this.tables, this.lobby, this.#services.store, others);
    return [
      { name: 'listed', everyMilliseconds: LOBBY_EVERY, run: () => listed.refresh() },
      { name: 'others', everyMilliseconds: CHECK_HEADS_EVERY, run: () => this.tables.compareHeads(others) },
      { name: 'logins', everyMilliseconds: CHECK_LOGINS_EVERY, run: () => this.gateway.checkLogins() },
      { name: 'sanctions', everyMilliseconds: LOAD_SANCTIONS_EVERY, run: () => this.moderation.load() },
    ];
  }

  /**
   * After a restart loads the tables where a bot or an order has to act, and those of the lobby. Nothing waits for it: a table that a
   * client needs first is loaded on demand.
   */
  wake(): void {
    this.#services.store.others?.listen({
      changed: (table, head) => this.tables.catchUp(table, head),
      noticed: (notice) => this.#noticed(notice),
    });
    this.#woken = this.#wakeTables();
  }

  #noticed(notice: NodeNotice): void {
    if (notice.type === 'erased') return void this.tables.readAgain(notice.table);
    this.gateway.checkLogins(notice.person).catch((error: unknown) => {
      this.#services.log.error('logins could not be checked', {}, error);
    });
  }

  async #wakeTables(): Promise<void> {
    const { store, log } = this.#services;
    try {
      const waiting = await store.listTables({ kind: 'needsBot' });
      const listed = await store.listTables({ kind: 'listed', limit: REMEMBERED_TABLES });
      for (const { table } of [...listed, ...waiting]) {
        if (this.#isClosing) return;
        await this.#wakeTable(table);
      }
    } catch (error) {
      log.error('tables could not be loaded at the start', {}, error);
    }
  }

  /** One table that cannot be loaded does not keep the others from it. */
  async #wakeTable(table: TableId): Promise<void> {
    await this.tables.find(table).catch((error: unknown) => {
      this.#services.log.error('a table could not be read or written', { table }, error);
    });
  }

  /** Ends a person's connections to every node. Their logins have ended before: otherwise they could reconnect. */
  disconnect(person: PersonId): void {
    this.gateway.disconnect(person);
    this.#services.store.others?.tell({ type: 'person', person });
  }

  /** Ends the connections of one login of a person, here and on other nodes. */
  endSignIn(person: PersonId, signIn: string): void {
    this.gateway.endSignIn(person, signIn);
    this.#services.store.others?.tell({ type: 'person', person });
  }

  /**
   * Open connections get the new name at once; running tables get it by an entry. Another node may have stored a newer name meanwhile and
   * been first to bring it to a table: whoever was last there looks again which name has stayed.
   */
  async rename(person: PersonId): Promise<void> {
    const { people } = this.#services.store;
    let told: string | undefined;
    for (let known = await people.find(person); known !== undefined; known = await people.find(person)) {
      const { id, name } = known;
      if (name === told) return;
      this.gateway.renamed({ id, name });
      this.#services.store.others?.tell({ type: 'person', person });
      await this.tablesOfPerson.doAtEach(person, { type: 'rename', person, name });
      told = name;
    }
  }

  /** A person who may not play any more gets up everywhere, or the others would wait for them in vain. */
  async removeFromTables(person: PersonId): Promise<void> {
    await this.tablesOfPerson.doAtEach(person, { type: 'leave', person });
  }

  /**
   * Words of a person were deleted from these tables: here and on other nodes they are read again, and everybody there gets them as they are
   * now. A snapshot of the log may have been made from memory before.
   */
  async readAgain(tables: readonly TableId[]): Promise<void> {
    const { personal, others } = this.#services.store;
    for (const table of tables) {
      others?.tell({ type: 'erased', table });
      await this.tables.readAgain(table);
      await personal.dropCaches(table);
    }
  }

  /** Undefined if there is no such table. */
  async closeTable(id: TableId): Promise<CommandAnswer | undefined> {
    const hosted = await this.tables.find(id);
    if (hosted === undefined) return undefined;
    return new Promise((resolve) => {
      hosted.host.submitSystem({ type: 'close' }, resolve);
    });
  }

  /** A table was deleted from the store. */
  removeTable(table: TableId): void {
    this.tables.remove(table);
    if (this.lobby.remove(table)) this.#lobbyNews.changed();
  }

  /** From now on commands are refused; those that were accepted are finished. */
  refuseCommands(): void {
    this.#isClosing = true;
    this.gateway.stop();
  }

  /** Accepts nothing new, waits until everything accepted is durable and answered, then closes the connections. */
  async close(): Promise<void> {
    this.refuseCommands();
    await this.#woken;
    this.tables.close();
    await this.tables.settled();
    this.gateway.close();
    await this.#pool.close();
  }

  #closeBanned(): void {
    this.gateway.closeBanned((caller) => banRefusal(this.moderation, caller));
  }

  #makeTurnNotifier(): TurnNotifier | undefined {
    const { pushSender, store, counts, log } = this.#services;
    if (pushSender === undefined) return undefined;
    return new TurnNotifier({
      pushSender,
      pushes: store.pushes,
      isConnected: (person) => this.gateway.isConnected(person),
      failed: (error) => log.warn('a notification failed', {}, error),
      counted: (delivery) => {
        counts[delivery === 'delivered' ? 'pushDelivered' : 'pushFailed'] += 1;
      },
    });
  }

  #makeLobby(): Lobby {
    return new Lobby({
      watching: (table) => {
        const hosted = this.tables.inMemoryNow(table);
        return hosted?.channel.watchingAt(hosted.host.table) ?? 0;
      },
      addressOf: (person) => this.gateway.addressOf(person),
      limitFactor: this.#services.config.limitFactor,
    });
  }

  #makeTables(): Tables {
    const { config, store, log, counts, clock, elapsed, chance } = this.#services;
    return new Tables({
      store,
      catalog,
      clock,
      elapsed,
      chance: chance ?? new SystemChance(),
      // Draws that a test has written down are dealt as they are: a deal that follows from a secret cannot be chosen.
      drawSecret: chance === undefined ? drawSecret : undefined,
      random,
      bots: this.#timedBots(),
      botSettings: botSettingsOf(config),
      botFailed: ({ game, bot }, reason) => {
        counts.botFailed += 1;
        log.warn('a bot gave no legal move', { game, bot, reason });
      },
      botsUnavailable: ({ id }, error) => log.error('no bot could be run', { table: id }, error),
      appended: ({ command }, outcome, milliseconds) => {
        if (outcome === 'stored') counts.entry += 1;
        this.#took('append', command?.id, milliseconds);
      },
      told: ({ command }, milliseconds) => this.#took('publish', command?.id, milliseconds),
      published: (table, entry) => this.#turnNotifier?.entryStored(table, entry),
      changed: (table) => {
        this.#warmUpFor(table);
        if (this.lobby.update(table)) this.#lobbyNews.changed();
      },
      presenceChanged: () => this.#lobbyNews.changed(),
      logFailed: (table, reason) => {
        counts.storageFailed += 1;
        log.error('a table could not be read or written', { table }, reason);
      },
    });
  }

  #timedBots(): BotRunner {
    const { durations, elapsed } = this.#services;
    return {
      choose: async (task, host) => {
        const begun = elapsed();
        const answer = await this.#pool.choose(task, host);
        durations.bot.observe(elapsed() - begun);
        return answer;
      },
    };
  }

  #took(step: 'command' | 'append' | 'publish', command: CommandId | undefined, milliseconds: number): void {
    const { durations, log } = this.#services;
    durations[step].observe(milliseconds);
    if (milliseconds < SLOW_MILLISECONDS) return;
    log.warn('a command was slow', { step, command: command ?? null, milliseconds: Math.round(milliseconds) });
  }

  #warmUpFor({ occupants }: Table): void {
    if (this.#isPoolWarm || !occupants.some(({ kind }) => kind === 'bot')) return;
    this.#isPoolWarm = true;
    this.#pool.warmUp();
  }

  #makeGateway(): Gateway {
    const { config, counts, identity, clock, elapsed } = this.#services;
    return new Gateway({
      tables: this.tables,
      peopleOf: (logins) => identity.byLogins(logins),
      limitFactor: config.limitFactor,
      now: () => clock.now(),
      elapsed,
      silenceOf: (person) => silenceRefusal(this.moderation, person),
      lobbyFrame: () => this.#lobbyNews.frame(),
      count: (what) => {
        counts[what] += 1;
      },
      answered: (command, milliseconds) => this.#took('command', command, milliseconds),
    });
  }

  /** Deadlines are stored: those that have passed are handled even if their table is not in memory. */
  async #sweepDeadlines(): Promise<void> {
    await this.tables.expireDeadlines(this.#services.clock.now());
    await this.tables.unloadIdle();
  }

  #tellLobby(): void {
    if (this.#lobbyNews.take()) this.gateway.tellLobby();
  }
}
