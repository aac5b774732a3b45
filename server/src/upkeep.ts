import { GAMES } from '@miaou/games';
import { isPostgres } from './config.js';
import { askForBackup } from './control.js';
import { openFile, openStore } from './storage.js';
import { StoreFault } from './store/fault.js';
import { backUp, type Restored, restore } from './store/maintenance/backup.js';
import { checkData, type TableReport } from './store/maintenance/checkData.js';
import { exportRecords, type ImportedLine, importRecords } from './store/maintenance/records.js';
import type { Store } from './store/store.js';
import { house } from './tables/house.js';
import { indexOf } from './tables/tableHost.js';
import { workerProgram } from './workers.js';

export { shownData } from './storage.js';
export type { Restored } from './store/maintenance/backup.js';
export type { TableReport } from './store/maintenance/checkData.js';
export type { ImportedLine } from './store/maintenance/records.js';

const isLocked = (error: unknown): boolean => error instanceof StoreFault && error.code === 'locked';

/** PostgreSQL has tools of its own for this. */
const refusePostgres = (data: string): void => {
  if (isPostgres(data)) throw new StoreFault('foreign', 'PostgreSQL is backed up with its own tools, such as pg_dump');
};

const backUpAlone = async (data: string, file: string): Promise<void> => {
  const store = await openFile(data);
  await backUp(store, file).finally(() => store.close());
};

/** Copies the data as it is at one moment, also while a server of this machine runs on it: then that server is asked. */
export const backUpData = async (data: string, file: string): Promise<void> => {
  refusePostgres(data);
  try {
    await backUpAlone(data, file);
  } catch (error) {
    const answer = isLocked(error) ? await askForBackup(data, file) : undefined;
    if (answer === undefined) throw error;
    if (!answer.ok) throw new StoreFault(answer.code, answer.message);
  }
};

/** Puts a backup in the place of the data of a server that is not running. */
export const restoreData = async (backup: string, data: string, replace: boolean): Promise<Restored> => {
  refusePostgres(data);
  return restore({ backup, file: data, replace, worker: workerProgram('sqlite') });
};

/** Opens the data for some work and closes it again, however the work ends. */
export const withStore = async <T>(data: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(data);
  return work(store).finally(() => store.close());
};

/** What is wrong with the storage as a whole, then one report for each table. */
export const inspectData = async (
  store: Store,
  reported: (report: TableReport) => void | Promise<void>,
): Promise<readonly string[]> => {
  for await (const report of checkData(store, { house, indexOf })) await reported(report);
  return store.inspect();
};

/** Every finished match, one line each. */
export const exportData = (store: Store): AsyncIterable<string> => exportRecords(store);

/** Takes records into the archive, after replaying each. */
export const importData = (store: Store, lines: AsyncIterable<string>): AsyncIterable<ImportedLine> =>
  importRecords(store, lines, GAMES);
