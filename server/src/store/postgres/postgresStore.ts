import type { TableId } from '@miaou/table';
import { appendRow } from '../appendRow.js';
import { SqlArchive } from '../archive.js';
import { StoreFault } from '../fault.js';
import { findOrphans, readLog, SET_ASIDE } from '../logReader.js';
import { SqlNotes } from '../notes.js';
import { SqlPeople } from '../people.js';
import { SqlPushes } from '../pushes.js';
import type { SqlRow, SqlRunner, Statement } from '../sql.js';
import type { Append, LogReading, Store, TableFilter, TableSummary } from '../store.js';
import { listStatement, summaryOf } from '../tableLists.js';
import { AppendLog } from './appendLog.js';
import { Hints } from './hints.js';
import { prepareStorage } from './opening.js';
import { DEFAULT_SCHEMA, type PostgresOptions, PostgresPool } from './pool.js';

/** One database for many nodes. */
export class PostgresStore implements Store, SqlRunner {
  readonly people = new SqlPeople(this);
  readonly archive = new SqlArchive(this);
  readonly notes = new SqlNotes(this);
  readonly pushes = new SqlPushes(this);
  readonly others: Hints;
  private readonly log: AppendLog;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly pool: PostgresPool,
    options: PostgresOptions,
  ) {
    this.others = new Hints(pool, options);
    this.log = new AppendLog(pool, (table, seq) => this.others.tell(table, seq));
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return this.closing === undefined ? this.log.add(appendRow(append)) : Promise.reject(this.closed());
  }

  readLog(table: TableId): Promise<LogReading> {
    return readLog(this, table, (reason) => this.setAside(table, reason));
  }

  async listTables(filter: TableFilter): Promise<readonly TableSummary[]> {
    const [rows = []] = await this.run([listStatement(filter)]);
    return rows.map(summaryOf);
  }

  run(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    return this.closing === undefined ? this.pool.run(statements) : Promise.reject(this.closed());
  }

  async ping(): Promise<void> {
    await this.run([{ sql: 'SELECT 1', values: [] }]);
  }

  inspect(): Promise<readonly string[]> {
    return findOrphans(this);
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await this.log.drained();
    await this.others.close();
    await this.pool.end();
  }

  private async setAside(table: TableId, reason: string | null): Promise<void> {
    this.log.forget(table);
    await this.run([{ sql: SET_ASIDE, values: [reason, table] }]);
  }

  private closed(): StoreFault {
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
