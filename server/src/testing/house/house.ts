import { type Config, readConfig, type TypedSettings } from '../../config.js';
import { openLog } from '../../log.js';
import { type RunningServer, type ServeOverrides, serve } from '../../serve.js';
import type { Store } from '../../store/store.js';
import { openSqliteWorkshop } from '../store/sqliteLab.js';
import { Browser } from './browser.js';

/** A server in this process, on a store of its own, with a clock that the test winds. */
export interface House {
  readonly server: RunningServer;
  readonly store: Store;
  /** Its address without `http://`. */
  readonly host: string;
  /** Every line of its log so far. */
  readonly log: readonly string[];
  readonly operatorSecret: string;
  /** A browser that has the house's page open and is nobody yet. */
  browser(): Browser;
  wait(milliseconds: number): void;
}

/** Where houses are built for the tests of one file. */
export interface Village {
  open(settings?: TypedSettings, change?: (store: Store) => Store, overrides?: ServeOverrides): Promise<House>;
  close(): Promise<void>;
}

const configOf = (settings: TypedSettings): Config => {
  const config = readConfig({ port: '0', logLevel: 'debug', botPace: '0-0', ...settings }, {});
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
};

const openHouse = async (store: Store, settings: TypedSettings, overrides: ServeOverrides): Promise<House> => {
  const log: string[] = [];
  const lines = openLog('debug', (line) => void log.push(line));
  let now = 1_800_000_000_000;
  let operatorSecret = '';
  const server = await serve(configOf(settings), store, lines, {
    ...overrides,
    now: () => now,
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
      now += milliseconds;
    },
  };
};

export const openVillage = async (): Promise<Village> => {
  const workshop = await openSqliteWorkshop();
  const opened: { close(): Promise<void> }[] = [];
  return {
    async open(settings = {}, change = (store) => store, overrides = {}) {
      const lab = workshop.lab();
      const house = await openHouse(change(await lab.open()), settings, overrides);
      opened.push({
        close: async () => {
          await house.server.stop();
          await lab.dispose();
        },
      });
      return house;
    },
    async close() {
      await Promise.all(opened.map((house) => house.close()));
      workshop.close();
    },
  };
};
