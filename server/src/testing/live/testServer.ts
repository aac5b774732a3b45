import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '@miaou/kit';
import { type RunningServer, serve } from '../../compose/serve.js';
import type { ServeOverrides } from '../../compose/serverParts.js';
import { openLog } from '../../log.js';
import { readConfig, type TypedSettings } from '../../settings.js';
import { openSqlite } from '../../store/sqlite/sqliteStore.js';
import type { Store } from '../../store/store.js';
import { openSqliteFixtures, type SqliteFixtures } from '../store/sqliteFixture.js';
import { QuickBots } from './quickBots.js';

export interface TestServerOptions extends ServeOverrides {
  readonly settings?: TypedSettings;
  /** Stands between the server and its storage. */
  readonly wrap?: (store: Store) => Store;
}

/** Nobody waits for bots, nobody is sent away for being quick, and the room on this machine's disk does not matter. */
const QUICK = {
  MIAOU_PORT: '0',
  MIAOU_BOT_PACE: '0-0',
  MIAOU_LIMIT_FACTOR: '1000',
  MIAOU_LEAST_FREE_MEGABYTES: '0',
};

/** A whole server in this process, on a port of its own and a file of its own. Its clock stands still unless a test moves it. */
export class TestServer {
  readonly bots = new QuickBots();
  readonly log: string[] = [];
  now = Date.UTC(2030, 0, 1);
  /** By how much the machine's clock was set forward or back; durations do not change by it. */
  clockStep = 0;
  #running: RunningServer | undefined;
  #operatorSecret = '';
  #settings: TypedSettings;
  readonly #chance = new SeededChance('test server');

  readonly #worker: URL;
  readonly folder: string;
  readonly #options: TestServerOptions;

  constructor(worker: URL, folder: string, options: TestServerOptions) {
    this.#worker = worker;
    this.folder = folder;
    this.#options = options;
    this.#settings = options.settings ?? {};
  }

  get address(): string {
    if (this.#running === undefined) throw new Error('the server is not running');
    return this.#running.address;
  }

  async start(): Promise<void> {
    const { settings: _, wrap = (store) => store, ...overrides } = this.#options;
    const file = join(this.folder, 'miaou.sqlite');
    const config = readConfig(this.#settings, { ...QUICK, MIAOU_DATA: file });
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const store = await openSqlite({ file, worker: this.#worker });
    this.#running = await serve(
      config.value,
      wrap(store),
      openLog('warn', (line) => this.log.push(line)),
      {
        chance: this.#chance,
        now: () => this.now + this.clockStep,
        elapsed: () => this.now,
        awakeWithin: Number.POSITIVE_INFINITY,
        bots: this.bots,
        tellOperatorSecret: (secret) => {
          this.#operatorSecret = secret;
        },
        ...overrides,
      },
    );
  }

  /** What the operator's monitor is told. */
  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${this.#operatorSecret}` };
    return (await fetch(`${this.address}/metrics`, { headers })).text();
  }

  /** From the next start on bots do not wait before they act. */
  hasten(): void {
    this.#settings = {};
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }
}

/** Makes servers for the tests of one file and clears them away. */
export class TestServers {
  readonly #servers: TestServer[] = [];

  readonly #sqlite: SqliteFixtures;

  private constructor(sqlite: SqliteFixtures) {
    this.#sqlite = sqlite;
  }

  static async open(): Promise<TestServers> {
    return new TestServers(await openSqliteFixtures());
  }

  async start(options: TestServerOptions = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'miaou-server-'));
    const server = new TestServer(this.#sqlite.worker, folder, options);
    this.#servers.push(server);
    await server.start();
    return server;
  }

  /** To be called after each test. */
  async clear(): Promise<void> {
    for (const server of this.#servers.splice(0)) {
      await server.stop();
      rmSync(server.folder, { recursive: true, force: true });
    }
  }

  close(): void {
    this.#sqlite.close();
  }
}
