import { type RunningServer, serve } from '../../compose/serve.js';
import type { ServeOverrides } from '../../compose/serverParts.js';
import { openLog } from '../../log.js';
import { type Config, readConfig, type TypedSettings } from '../../settings.js';
import type { Store } from '../../store/store.js';
import { QuickBots } from '../live/quickBots.js';
import { openSqliteFixtures } from '../store/sqliteFixture.js';
import { Browser } from './browser.js';

/** A server in this process on its own store, with a clock that the test advances. */
export interface ServerFixture {
  readonly server: RunningServer;
  readonly store: Store;
  /** Its address without `http://`. */
  readonly host: string;
  /** Every line of its log so far. */
  readonly log: readonly string[];
  readonly operatorSecret: string;
  /** A browser that has the server's page open and no cookie yet. */
  browser(): Browser;
  wait(milliseconds: number): void;
}

/** Opens servers for the tests of one file and closes all of them. */
export interface ServerFixtures {
  open(settings?: TypedSettings, change?: (store: Store) => Store, overrides?: ServeOverrides): Promise<ServerFixture>;
  close(): Promise<void>;
}

const configOf = (settings: TypedSettings): Config => {
  const config = readConfig({ port: '0', logLevel: 'debug', botPace: '0-0', leastFreeMegabytes: '0', ...settings }, {});
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
};

const openServerFixture = async (
  store: Store,
  settings: TypedSettings,
  overrides: ServeOverrides,
): Promise<ServerFixture> => {
  const log: string[] = [];
  const lines = openLog('debug', (line) => void log.push(line));
  const epoch = 1_800_000_000_000;
  let elapsed = 0;
  let operatorSecret = '';
  const server = await serve(configOf(settings), store, lines, {
    bots: new QuickBots(),
    ...overrides,
    now: () => epoch + elapsed,
    elapsed: () => elapsed,
    tellOperatorSecret: (secret) => {
      operatorSecret = secret;
    },
  });
  const host = new URL(server.address).host;
  return {
    server,
    store,
    host,
    log,
    operatorSecret,
    browser: () => new Browser(host),
    wait: (milliseconds) => {
      elapsed += milliseconds;
    },
  };
};

export const openServerFixtures = async (): Promise<ServerFixtures> => {
  const storage = await openSqliteFixtures();
  const closings: (() => Promise<void>)[] = [];
  return {
    async open(settings = {}, change = (store) => store, overrides = {}) {
      const file = storage.make();
      const fixture = await openServerFixture(change(await file.open()), settings, overrides);
      closings.push(async () => {
        await fixture.server.stop();
        await file.dispose();
      });
      return fixture;
    },
    async close() {
      await Promise.all(closings.map((close) => close()));
      storage.close();
    },
  };
};
