import { GAMES } from '@miaou/games';
import { replaceOperatorSecret } from '../http/operator.js';
import { isPostgres } from '../settings.js';
import { StoreFault } from '../store/fault.js';
import { backUp, type Restored, restore } from '../store/maintenance/backup.js';
import { checkData, type TableReport } from '../store/maintenance/checkData.js';
import { exportRecords, type ImportedLine, importRecords } from '../store/maintenance/records.js';
import type { Store } from '../store/store.js';
import { catalog } from '../tables/catalog.js';
import { indexOf } from '../tables/tableIndex.js';
import { openSqliteFile, openStore, placeOf } from './openStore.js';
import { backUpByServer } from './serverBackup.js';
import { workerProgram } from './workerPrograms.js';

export type { Restored } from '../store/maintenance/backup.js';
export type { TableReport } from '../store/maintenance/checkData.js';
export type { ImportedLine } from '../store/maintenance/records.js';
export { placeOf, shownStorage } from './openStore.js';

const isLocked = (error: unknown): boolean => error instanceof StoreFault && error.code === 'locked';

/** PostgreSQL has tools of its own for this. */
const refusePostgres = (storage: string): void => {
  if (isPostgres(storage))
    throw new StoreFault('foreign', 'PostgreSQL is backed up with its own tools, such as pg_dump');
};

const backUpAlone = async (storage: string, file: string): Promise<void> => {
  const store = await openSqliteFile(storage);
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
    const answer = isLocked(error) ? await backUpByServer(storage, file) : undefined;
    if (answer === undefined) throw error;
    if (!answer.ok) throw new StoreFault(answer.code, answer.message);
  }
};

/** Puts a backup in the place of the data of a server that is not running. */
export const restoreData = async (backup: string, storage: string, replace: boolean): Promise<Restored> => {
  refusePostgres(storage);
  return restore({ backup, file: placeOf(storage), replace, worker: workerProgram('sqlite') });
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

/** One report for each table that is found, then what is wrong with the storage as a whole: damage that stops the first is among it. */
export const inspectData = async (
  store: Store,
  reported: (report: TableReport) => void | Promise<void>,
): Promise<readonly string[]> => {
  const findings: string[] = [];
  try {
    for await (const report of checkData(store, { catalog, indexOf })) await reported(report);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    findings.push(error.message);
  }
  return [...findings, ...(await store.inspect())];
};

/** Gives the operator a new secret in place of a lost one. A running server accepts the old one until it is restarted. */
export const renewOperatorSecret = ({ notes }: Store): Promise<string> => replaceOperatorSecret(notes);

/** A fresh pair of keys, by which push services know a server. */
export const makePushKeys = async (): Promise<{ publicKey: string; privateKey: string }> => {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
};

/** Every finished match, one line each. */
export const exportData = exportRecords;

/** Takes records into the archive, after replaying each. */
export const importData = (store: Store, lines: AsyncIterable<string>): AsyncIterable<ImportedLine> =>
  importRecords(store, lines, GAMES);
