import { chmodSync, closeSync, openSync } from 'node:fs';
import { StoreFault, type StoreFaultCode } from '../fault.js';
import { MIGRATIONS, MIGRATIONS_TABLE, type Migration, stepsAfter } from '../migrations/index.js';
import type { SqlValue } from '../sqlRunner.js';
import { rewriteLog } from './checkpoint.js';
import { SqliteDatabase } from './connection.js';
import { sqliteFault } from './sqliteFault.js';

const DURABLE = 'PRAGMA synchronous = FULL';
const ALONE = 'PRAGMA locking_mode = EXCLUSIVE';

/**
 * Full: a commit has reached the disk when it returns. The lock is held as long as the file is open: a second process would not see
 * the first one's memory of the heads. No checkpoints by itself: SQLite hides their errors, see checkpoint.ts. Rows that are deleted are
 * overwritten where that costs no write of its own: a name that was erased must not lie in the file for years.
 */
const SETTINGS = [
  ALONE,
  'PRAGMA journal_mode = WAL',
  DURABLE,
  'PRAGMA wal_autocheckpoint = 0',
  'PRAGMA journal_size_limit = 67108864',
  'PRAGMA secure_delete = FAST',
  'PRAGMA temp_store = MEMORY',
  'PRAGMA cache_size = -16384',
];

export const firstColumn = (database: SqliteDatabase, sql: string): SqlValue[] =>
  database
    .prepare(sql)
    .all([])
    .map(([value]) => value ?? null);

const EXPLANATIONS: { readonly [code in StoreFaultCode]?: string } = {
  locked: 'is in use by another process',
  damaged: 'is damaged or no database at all',
};

const openingFault = (file: string, error: unknown): StoreFault => {
  const fault = sqliteFault(error);
  const code = fault.code === 'failed' ? 'unopenable' : fault.code;
  return new StoreFault(code, `${file} ${EXPLANATIONS[code] ?? 'cannot be used'} (${fault.message})`, { cause: error });
};

const takenSteps = (database: SqliteDatabase): number => {
  const tables = firstColumn(database, "SELECT name FROM sqlite_master WHERE type = 'table'");
  if (tables.length === 0) return 0;
  if (!tables.includes('migrations')) throw new StoreFault('foreign', 'it belongs to another program');
  return Number(firstColumn(database, 'SELECT max(number) FROM migrations')[0]);
};

/** All steps that are missing, in one transaction: a crash between two leaves neither. */
export const migrate = (database: SqliteDatabase, known: readonly Migration[] = MIGRATIONS): void => {
  const taken = takenSteps(database);
  const steps = stepsAfter(taken, known);
  if (steps.length === 0) return;
  inTransaction(database, () => {
    if (taken === 0) database.exec(MIGRATIONS_TABLE);
    for (const { number, name, sqlite } of steps) {
      database.exec(sqlite);
      database.prepare('INSERT INTO migrations (number, name) VALUES ($1, $2)').run([number, name]);
    }
  });
};

/** Done when the commit is on disk; undone as a whole when anything throws. */
export const inTransaction = <T>(database: SqliteDatabase, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
};

/** The same without waiting for the disk, for changes that a crash may undo because they can be repeated. */
export const inLooseTransaction = <T>(database: SqliteDatabase, work: () => T): T => {
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    return inTransaction(database, work);
  } finally {
    database.exec(DURABLE);
  }
};

/** SQLite rolls back by itself after some errors; the first error is the one to report. */
const rollBack = (database: SqliteDatabase): void => {
  if (database.inTransaction) database.exec('ROLLBACK');
};

const configure = (database: SqliteDatabase): void => {
  for (const setting of SETTINGS) database.exec(setting);
  // Some file systems take no write-ahead log, and SQLite then goes on without one.
  const [mode] = firstColumn(database, 'PRAGMA journal_mode');
  if (mode !== 'wal') throw new StoreFault('volatile', `its file system allows only journal mode ${String(mode)}`);
  // Takes the lock now, not with the first entry: a second process must be refused at its start.
  inTransaction(database, () => undefined);
};

const OWNER_ONLY = 0o600;

/** Hands, chat and digests are for the server's user alone. A file that is there stays as it is. */
export const createPrivate = (file: string): void => {
  try {
    closeSync(openSync(file, 'ax', OWNER_ONLY));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** By its name: to open a file and close it again would take SQLite's lock away. */
const makePrivate = (file: string): void => {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // There is none, or it belongs to somebody else, who decides who reads it.
  }
};

/** Opens a file for this process alone, makes it if it is not there, and brings it to the present form. */
export const openDatabase = (file: string): SqliteDatabase => {
  try {
    createPrivate(file);
    const database = new SqliteDatabase(file);
    database.exec(ALONE);
    // Of a file that is refused nothing is changed, not even who may read it.
    takenSteps(database);
    // SQLite gives its log the mode of the file, and may have made it by now.
    for (const end of ['', '-wal']) makePrivate(file + end);
    configure(database);
    rewriteLog(database);
    migrate(database);
    return database;
  } catch (error) {
    throw openingFault(file, error);
  }
};
