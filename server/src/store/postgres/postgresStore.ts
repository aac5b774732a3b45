import type { TableId } from '@miaou/table';
import { appendRow } from '../appendRow.js';
import { SqlArchive } from '../archive.js';
import type { LogPlace } from '../chain.js';
import { SqlDeletions } from '../deletions.js';
import { StoreFault } from '../fault.js';
import { SqlListings } from '../listings.js';
import { findOrphans, LogReader, SET_ASIDE } from '../logReader.js';
import { SqlNotes } from '../notes.js';
import { SqlPeople } from '../people.js';
import { SqlPersonalData } from '../personalData.js';
import { Ping } from '../ping.js';
import { SqlPushSubscriptions } from '../pushSubscriptions.js';
import { SqlReports } from '../reports.js';
import { SqlSanctions } from '../sanctions.js';
import { SqlLogSnapshots } from '../snapshots.js';
import { cell, type SqlRow, type SqlRunner, type Statement } from '../sqlRunner.js';
import type { Append, DiskUse, EntryReader, LogReading, LogScan, Store, TableFilter, TableSummary } from '../store.js';
import { listStatement, summariesOf } from '../tableLists.js';
import { AppendLog } from './appendLog.js';
import { ChangeNotifications } from './changeNotifications.js';
import { prepareStorage } from './migrate.js';
import { DEFAULT_SCHEMA, type PostgresOptions, PostgresPool } from './pool.js';

/** One database for many nodes. */
export class PostgresStore implements Store, SqlRunner {
  readonly people = new SqlPeople(this);
  readonly snapshots = new SqlLogSnapshots(this);
  readonly listings = new SqlListings(this);
  readonly archive = new SqlArchive(this);
  readonly notes = new SqlNotes(this);
  readonly pushes = new SqlPushSubscriptions(this);
  readonly deletions = new SqlDeletions(this, (table, statements) => {
    this.#log.forget(table);
    return this.run(statements);
  });
  readonly personal = new SqlPersonalData(this);
  readonly sanctions = new SqlSanctions(this);
  readonly reports = new SqlReports(this);
  readonly #ping = new Ping(this);
  readonly others: ChangeNotifications;
  readonly #log: AppendLog;
  #closing: Promise<void> | undefined;

  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool, options: PostgresOptions) {
    this.#pool = pool;
    this.others = new ChangeNotifications(pool, options);
    this.#log = new AppendLog(pool, (table, seq) => this.others.announce(table, seq));
  }

  get waitingAppends(): number {
    return this.#log.size;
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return this.#closing === undefined ? this.#log.add(appendRow(append)) : Promise.reject(this.#closed());
  }

  scanLog(table: TableId, read: EntryReader, after?: LogPlace): Promise<LogScan> {
    return this.#readerOf(table).scan(read, after);
  }

  readLog(table: TableId): Promise<LogReading> {
    return this.#readerOf(table).readAll();
  }

  async listTables(filter: TableFilter): Promise<readonly TableSummary[]> {
    const [rows = []] = await this.run([listStatement(filter)]);
    return summariesOf(rows, filter);
  }

  run(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    return this.#closing === undefined ? this.#pool.run(statements) : Promise.reject(this.#closed());
  }

  ping(): Promise<void> {
    return this.#ping.ping();
  }

  async measureDisk(): Promise<DiskUse> {
    const sql = 'SELECT pg_database_size(current_database())';
    const [[row = []] = []] = await this.run([{ sql, values: [] }]);
    return { dataBytes: cell.number(row, 0), freeBytes: undefined };
  }

  inspect(): Promise<readonly string[]> {
    return findOrphans(this);
  }

  #readerOf(table: TableId): LogReader {
    return new LogReader(this, table, (reason) => this.#setAside(table, reason));
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    await this.#log.drained();
    await this.others.close();
    await this.#pool.end();
  }

  async #setAside(table: TableId, reason: string | null): Promise<void> {
    this.#log.forget(table);
    await this.run([{ sql: SET_ASIDE, values: [reason, table] }]);
  }

  #closed(): StoreFault {
    return new StoreFault('closed', 'the store is closed');
  }
}

/** Connects, checks that what it acknowledges is durable, and brings the storage to the present form. */
export const openPostgres = async (options: PostgresOptions): Promise<PostgresStore> => {
  const pool = new PostgresPool(options);
  try {
    await prepareStorage(pool, options.schema ?? DEFAULT_SCHEMA);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresStore(pool, options);
};
