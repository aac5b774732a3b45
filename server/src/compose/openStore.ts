import { accessSync, closeSync, constants, lstatSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isPostgres } from '../settings.js';
import { StoreFault } from '../store/fault.js';
import { openSqlite, type SqliteStore } from '../store/sqlite/sqliteStore.js';
import type { Store } from '../store/store.js';
import { takeWriter } from './workerPrograms.js';

/** A file that may be read and not written looks to SQLite like one whose disk fails, because it can make no journal of its own. */
const MAY_BE_RIGHTS = ['unopenable', 'broken'];

/** SQLite does not say why it cannot open a file, or make another beside it: to try both gives the system's error. */
const complain = (file: string, fault: unknown): never => {
  if (fault instanceof StoreFault && MAY_BE_RIGHTS.includes(fault.code)) {
    closeSync(openSync(file, 'a'));
    accessSync(dirname(file), constants.W_OK);
  }
  throw fault;
};

/**
 * Where the data of a name is. A link may lead to another disk: the room, the rights and the log that count are there, and a backup takes the
 * place of the file, not of the link. One that leads nowhere does so mostly because that disk is missing.
 */
export const placeOf = (name: string): string => {
  if (lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return name;
  try {
    return realpathSync(name);
  } catch {
    return resolve(dirname(name), readlinkSync(name));
  }
};

/** Opens a file of this program. Rejects with a StoreFault or with the system's error. */
export const openSqliteFile = async (name: string): Promise<SqliteStore> => {
  const file = placeOf(name);
  return openSqlite({ file, worker: takeWriter() }).catch((error: unknown) => complain(file, error));
};

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
