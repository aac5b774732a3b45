import { type Log, openLog } from '../log.js';
import type { Config } from '../settings.js';
import { SqliteStore } from '../store/sqlite/sqliteStore.js';
import { openControlSocket } from './controlSocket.js';
import { openStore, shownStorage } from './openStore.js';
import type { RunningServer } from './serve.js';
import type { ServeOverrides } from './serverParts.js';

export { shownStorage } from './openStore.js';

export interface StartOptions extends ServeOverrides {
  /** Where the lines of the log go. */
  readonly writeLog: (line: string) => void;
  /** The flag or variable that named the data; undefined for the default. */
  readonly dataSetting?: string | undefined;
}

/** Entries that damage has lost, and that are missing in no log because they never reached one. */
const reportLostEntries = async (store: SqliteStore, log: Log): Promise<void> => {
  for (const finding of await store.findLostEntries()) log.error('entries were lost', { finding });
};

/** Opens the data and starts a server on it. Rejects with a StoreFault or with the system's error, and leaves nothing open. */
export const startServer = async (config: Config, options: StartOptions): Promise<RunningServer> => {
  const log = openLog(config.logLevel, options.writeLog);
  // Before anything is opened: `DATABASE_URL` may stand in the environment for another program.
  log.info('opening the data', { storage: shownStorage(config.storage), setting: options.dataSetting ?? 'default' });
  const opening = openStore(config.storage, (error) => log.warn('a connection to the database broke', {}, error));
  // The store opens in its own thread while this one loads everything else.
  const [store, { serve }] = await Promise.all([opening, import('./serve.js')]);
  try {
    const server = await serve(config, store, log, options);
    const control = store instanceof SqliteStore ? openControlSocket(config.storage, store, log) : undefined;
    if (store instanceof SqliteStore) await reportLostEntries(store, log);
    return {
      address: server.address,
      failed: server.failed,
      stop: async () => {
        // Together: nobody at the control socket keeps the server from refusing at once what it will not finish.
        await Promise.all([server.stop(), control?.close()]);
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
