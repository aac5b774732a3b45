import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPostgres } from '../settings.js';
import { StoreFault } from '../store/fault.js';
import { openSqlite, type SqliteStore } from '../store/sqlite/sqliteStore.js';
import type { Store } from '../store/store.js';
import { takeWriter } from './workerPrograms.js';

/** SQLite does not say why it cannot open a file, or make another beside it: to try both gives the system's error. */
const complain = (file: string, fault: unknown): never => {
  if (fault instanceof StoreFault && fault.code === 'unopenable') {
    closeSync(openSync(file, 'a'));
    accessSync(dirname(file), constants.W_OK);
  }
  throw fault;
};

/** Opens a file of this program. Rejects with a StoreFault or with the system's error. */
export const openSqliteFile = (file: string): Promise<SqliteStore> =>
  openSqlite({ file, worker: takeWriter() }).catch((error: unknown) => complain(file, error));

/** Opens a SQLite file or a PostgreSQL database. `broken` is called when an idle connection breaks. */
export const openStore = async (storage: string, broken: (error: Error) => void = () => undefined): Promise<Store> => {
  if (!isPostgres(storage)) return openSqliteFile(storage);
  const { openPostgres } = await import('../store/postgres/postgresStore.js');
  return openPostgres({ url: storage, onBroken: broken });
};

/** The address of the data, fit to be shown: without a password. */
export const shownStorage = (storage: string): string => {
  if (!isPostgres(storage)) return storage;
  if (!URL.canParse(storage)) return 'postgres://…';
  const { protocol, username, host, pathname } = new URL(storage);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
};
