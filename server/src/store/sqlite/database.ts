import Database from 'libsql';
import { messageOf, StoreFault, type StoreFaultCode } from '../fault.js';
import { MIGRATIONS, MIGRATIONS_TABLE, type Migration, stepsAfter } from '../migrations/index.js';
import type { SqlRow, SqlValue } from '../sql.js';

export type SqliteDatabase = InstanceType<typeof Database>;

const DURABLE = 'PRAGMA synchronous = FULL';

/**
 * Full: a commit has reached the disk when it returns. The lock is held as long as the file is open: a second process would not see
 * the first one's memory of the heads. Fewer checkpoints: the same pages are written again and again, once each time is enough.
 */
const SETTINGS = [
  'PRAGMA locking_mode = EXCLUSIVE',
  'PRAGMA journal_mode = WAL',
  DURABLE,
  'PRAGMA wal_autocheckpoint = 4000',
  'PRAGMA journal_size_limit = 67108864',
  'PRAGMA temp_store = MEMORY',
  'PRAGMA cache_size = -16384',
];

export const firstColumn = (database: SqliteDatabase, sql: string): SqlValue[] =>
  (database.prepare(sql).raw(true).all([]) as SqlRow[]).map(([value]) => value ?? null);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const meaningOf = (error: unknown): StoreFaultCode => {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return 'locked';
  return code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT') ? 'damaged' : 'failed';
};

/** An error of the database in the words of the store. */
export const sqliteFault = (error: unknown): StoreFault =>
  error instanceof StoreFault ? error : new StoreFault(meaningOf(error), messageOf(error), { cause: error });

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

/** The same for what may be undone by a crash as long as nothing that is told later can be without it: nobody waits for the disk. */
export const inLooseTransaction = (database: SqliteDatabase, work: () => void): void => {
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    inTransaction(database, work);
  } finally {
    database.exec(DURABLE);
  }
};

/** SQLite rolls back by itself after some errors; the first error is the one to tell. */
const rollBack = (database: SqliteDatabase): void => {
  if (database.inTransaction) database.exec('ROLLBACK');
};

const configure = (database: SqliteDatabase): void => {
  for (const setting of SETTINGS) database.exec(setting);
  // Some file systems take no write-ahead log, and SQLite then goes on without one.
  const [mode] = firstColumn(database, 'PRAGMA journal_mode');
  if (mode !== 'wal') throw new StoreFault('volatile', `its file system allows only journal mode ${String(mode)}`);
  // Takes the lock now, not with the first entry: who comes second must be refused at the door.
  inTransaction(database, () => undefined);
};

/** Opens a file for this process alone, makes it if it is not there, and brings it to the present form. */
export const openDatabase = (file: string): SqliteDatabase => {
  try {
    const database = new Database(file, { timeout: 0 });
    configure(database);
    migrate(database);
    return database;
  } catch (error) {
    throw openingFault(file, error);
  }
};
