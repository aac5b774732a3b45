import type { Config } from './config.js';
import { openControl } from './control.js';
import { openLog } from './log.js';
import type { RunningServer, ServeOverrides } from './serve.js';
import { openStore } from './storage.js';
import { SqliteStore } from './store/sqlite/sqliteStore.js';

export { shownStorage } from './storage.js';

export interface StartOptions extends ServeOverrides {
  /** Where the lines of the log go. */
  readonly writeLog: (line: string) => void;
}

/** Opens the data and starts a server on it. Rejects with a StoreFault or with the system's error, and leaves nothing open. */
export const startServer = async (config: Config, options: StartOptions): Promise<RunningServer> => {
  const log = openLog(config.logLevel, options.writeLog);
  const opening = openStore(config.storage, (error) => log.warn('a connection to the database broke', {}, error));
  // The store opens in a thread of its own: meanwhile this one loads all the rest.
  const [store, { serve }] = await Promise.all([opening, import('./serve.js')]);
  try {
    const server = await serve(config, store, log, options);
    const control = store instanceof SqliteStore ? openControl(config.storage, store, log) : undefined;
    return {
      address: server.address,
      stop: async () => {
        await control?.close();
        await server.stop();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
