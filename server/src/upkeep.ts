import { GAMES } from '@miaou/games';
import { isPostgres } from './config.js';
import { askForBackup } from './control.js';
import { replaceOperatorSecret } from './http/operator.js';
import { openFile, openStore } from './storage.js';
import { StoreFault } from './store/fault.js';
import { backUp, type Restored, restore } from './store/maintenance/backup.js';
import { checkData, type TableReport } from './store/maintenance/checkData.js';
import { exportRecords, type ImportedLine, importRecords } from './store/maintenance/records.js';
import type { Store } from './store/store.js';
import { house } from './tables/house.js';
import { indexOf } from './tables/tableHost.js';
import { workerProgram } from './workers.js';

export { shownStorage } from './storage.js';
export type { Restored } from './store/maintenance/backup.js';
export type { TableReport } from './store/maintenance/checkData.js';
export type { ImportedLine } from './store/maintenance/records.js';

const isLocked = (error: unknown): boolean => error instanceof StoreFault && error.code === 'locked';

/** PostgreSQL has tools of its own for this. */
const refusePostgres = (storage: string): void => {
  if (isPostgres(storage))
    throw new StoreFault('foreign', 'PostgreSQL is backed up with its own tools, such as pg_dump');
};

const backUpAlone = async (storage: string, file: string): Promise<void> => {
  const store = await openFile(storage);
  try {
    await backUp(store, file);
  } finally {
    await store.close();
  }
};

/** Copies the data as it is at one moment, also while a server of this machine runs on it: then that server is asked. */
export const backUpData = async (storage: string, file: string): Promise<void> => {
  refusePostgres(storage);
  try {
    await backUpAlone(storage, file);
  } catch (error) {
    const answer = isLocked(error) ? await askForBackup(storage, file) : undefined;
    if (answer === undefined) throw error;
    if (!answer.ok) throw new StoreFault(answer.code, answer.message);
  }
};

/** Puts a backup in the place of the data of a server that is not running. */
export const restoreData = async (backup: string, storage: string, replace: boolean): Promise<Restored> => {
  refusePostgres(storage);
  return restore({ backup, file: storage, replace, worker: workerProgram('sqlite') });
};

/** Opens the data for some work and closes it again, however the work ends. */
export const withStore = async <T>(storage: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(storage);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

/** What is wrong with the storage as a whole, then one report for each table. */
export const inspectData = async (
  store: Store,
  reported: (report: TableReport) => void | Promise<void>,
): Promise<readonly string[]> => {
  for await (const report of checkData(store, { house, indexOf })) await reported(report);
  return store.inspect();
};

/** Gives the operator a new secret in place of a lost one. A server that runs meanwhile knows the old one until it is started anew. */
export const renewOperatorSecret = ({ notes }: Store): Promise<string> => replaceOperatorSecret(notes);

/** A fresh pair of keys, by which push services know a server. */
export const makePushKeys = async (): Promise<{ publicKey: string; privateKey: string }> => {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
};

/** Every finished match, one line each. */
export const exportData = (store: Store): AsyncIterable<string> => exportRecords(store);

/** Takes records into the archive, after replaying each. */
export const importData = (store: Store, lines: AsyncIterable<string>): AsyncIterable<ImportedLine> =>
  importRecords(store, lines, GAMES);
