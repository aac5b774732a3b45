import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TableId } from '@miaou/table';
import { appendRow } from '../appendRow.js';
import { SqlArchive } from '../archive.js';
import type { LogPlace } from '../chain.js';
import { SqlDeletions } from '../deletions.js';
import { messageOf, StoreFault } from '../fault.js';
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
import { AppendQueue } from './appendQueue.js';
import { listDespiteDamage } from './damagedLists.js';
import { RequestBatch } from './requestBatch.js';
import { isDamage } from './sqliteFault.js';
import { DAMAGED_STAGING } from './stagedEntries.js';
import type { Answer, FromWriter, OpenFile, PlainFault, Request, ToWriter } from './writerMessages.js';

export interface SqliteOptions {
  /** The file; created if it does not exist. Its folder must exist. */
  readonly file: string;
  /** The writer's built program where this one is bundled; or its thread, started before the file was known. */
  readonly worker?: URL | Worker;
}

type Rows = readonly (readonly SqlRow[])[];

interface PendingRequest {
  resolve(rows: Rows): void;
  reject(fault: StoreFault): void;
}

const faultOf = ({ code, message }: PlainFault): StoreFault => new StoreFault(code, message);

const closedFault = (): StoreFault => new StoreFault('closed', 'the store is closed');

const checkIntegrity = async (sql: SqlRunner): Promise<readonly string[]> => {
  const [rows = []] = await sql.run([{ sql: 'PRAGMA integrity_check', values: [] }]);
  return rows.map((row) => cell.text(row, 0)).filter((finding) => finding !== 'ok');
};

const FIND_DAMAGED_STAGING = "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE $1 ORDER BY name";

const findDamagedStaging = async (sql: SqlRunner): Promise<readonly string[]> => {
  const [rows = []] = await sql.run([{ sql: FIND_DAMAGED_STAGING, values: [`${DAMAGED_STAGING}%`] }]);
  return rows.map(
    (row) =>
      `some of the newest entries of a killed server could not be read; what is left of them is in ${cell.text(row, 0)}`,
  );
};

/** The write-ahead log may be absent. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** One file, one process: a writer in its own thread does all the work on it. */
export class SqliteStore implements Store, SqlRunner {
  readonly #loose: SqlRunner = {
    run: (statements) => this.#ask({ kind: 'run', statements, about: 'others', mayBeLost: true }),
  };
  readonly people = new SqlPeople(this, this.#loose);
  readonly snapshots = new SqlLogSnapshots({
    run: (statements) => this.#ask({ kind: 'run', statements, about: 'logs', mayBeLost: true }),
  });
  readonly listings = new SqlListings(this.#loose);
  readonly archive = new SqlArchive(this);
  readonly notes = new SqlNotes(this);
  readonly pushes = new SqlPushSubscriptions(this);
  readonly sanctions = new SqlSanctions(this);
  readonly reports = new SqlReports(this);
  readonly #ping = new Ping(this);
  readonly #file: string;
  readonly #worker: Worker;
  readonly #logs: SqlRunner = { run: (statements) => this.#ask({ kind: 'run', statements, about: 'logs' }) };
  readonly deletions = new SqlDeletions(this.#logs, (table, statements) =>
    this.#ask({ kind: 'run', statements, about: 'logs', forget: table }),
  );
  readonly personal = new SqlPersonalData(this.#logs);
  readonly #requests = new RequestBatch((requests) => this.#post({ kind: 'requests', requests }));
  readonly #queue = new AppendQueue((batch) => {
    this.#requests.send();
    this.#post({ kind: 'append', batch });
  });
  readonly #pending = new Map<number, PendingRequest>();
  #lastId = 0;
  /** Why no request can be made any more; undefined while the writer runs. */
  #ended: StoreFault | undefined;
  #closing: Promise<void> | undefined;
  #fail: (fault: StoreFault) => void = () => undefined;
  readonly failed = new Promise<StoreFault>((resolve) => {
    this.#fail = resolve;
  });

  constructor(file: string, worker: Worker) {
    this.#file = file;
    this.#worker = worker;
    worker.on('message', (message: FromWriter) => this.#receive(message));
    worker.on('error', (error) => this.#end(new StoreFault('failed', `the writer failed: ${messageOf(error)}`)));
    worker.on('exit', () => this.#end(new StoreFault('failed', 'the writer has stopped')));
  }

  get waitingAppends(): number {
    return this.#queue.size;
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    if (this.#closing !== undefined) return Promise.reject(closedFault());
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return this.#queue.add(appendRow(append));
  }

  scanLog(table: TableId, read: EntryReader, after?: LogPlace): Promise<LogScan> {
    return this.#readerOf(table).scan(read, after);
  }

  readLog(table: TableId): Promise<LogReading> {
    return this.#readerOf(table).readAll();
  }

  async listTables(filter: TableFilter): Promise<readonly TableSummary[]> {
    try {
      const [rows = []] = await this.#logs.run([listStatement(filter)]);
      return summariesOf(rows, filter);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return listDespiteDamage(this.#logs, filter);
    }
  }

  run(statements: readonly Statement[]): Promise<Rows> {
    return this.#ask({ kind: 'run', statements, about: 'others' });
  }

  ping(): Promise<void> {
    return this.#ping.ping();
  }

  async measureDisk(): Promise<DiskUse> {
    const { bavail, bsize } = await statfs(dirname(this.#file));
    const sizes = await Promise.all([this.#file, `${this.#file}-wal`].map(sizeOf));
    return { dataBytes: sizes.reduce((sum, size) => sum + size), freeBytes: bavail * bsize };
  }

  async inspect(): Promise<readonly string[]> {
    const findings: string[] = [];
    for (const look of [checkIntegrity, findOrphans, findDamagedStaging]) {
      // What stops one look is a finding, and must not hide those of the others.
      const found = await look(this.#logs).catch((error: unknown) => [messageOf(error)]);
      findings.push(...found);
    }
    return findings;
  }

  /** Entries of a killed server that could not be moved to their logs, for the operator; quick, unlike a whole inspection. */
  findLostEntries(): Promise<readonly string[]> {
    return findDamagedStaging(this);
  }

  /** Copies everything as it is at one moment into a new file. Appends go on meanwhile. */
  async backUp(file: string): Promise<void> {
    await this.#ask({ kind: 'backup', file });
  }

  #readerOf(table: TableId): LogReader {
    const log: SqlRunner = {
      run: (statements) => this.#ask({ kind: 'run', statements, about: 'logs', logOf: table }),
    };
    return new LogReader(log, table, (reason) => this.#setAside(table, reason));
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    if (this.#ended !== undefined) return;
    await this.#queue.drained();
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    // A writer that fails now loses nothing: every append has its outcome.
    await this.#request({ kind: 'close' }).catch(() => undefined);
    this.#end(closedFault());
    await exited;
  }

  async #setAside(table: TableId, reason: string | null): Promise<void> {
    await this.#ask({
      kind: 'run',
      statements: [{ sql: SET_ASIDE, values: [reason, table] }],
      about: 'logs',
      forget: table,
    });
  }

  #ask(request: Request): Promise<Rows> {
    return this.#closing === undefined ? this.#request(request) : Promise.reject(closedFault());
  }

  #request(request: Request): Promise<Rows> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject });
      this.#requests.add({ id: this.#lastId, request });
    });
  }

  #post(message: ToWriter): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#worker.postMessage(message);
  }

  #receive(message: FromWriter): void {
    switch (message.kind) {
      case 'appended':
        return this.#queue.settle(message.outcomes);
      case 'appendFailed':
        return this.#queue.fail(faultOf(message.fault));
      case 'answers':
        for (const answer of message.answers) this.#answered(answer);
        return undefined;
      case 'broken':
        return this.#end(faultOf(message.fault));
      case 'loaded':
      case 'ready':
      case 'refused':
        // Only ever the first messages, which `openSqlite` waits for.
        return undefined;
    }
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('fault' in answer) pending?.reject(faultOf(answer.fault));
    else pending?.resolve(answer.rows);
  }

  /** All pending requests are rejected: an append without an outcome may be on disk, but must not count as stored. */
  #end(fault: StoreFault): void {
    if (this.#ended !== undefined) return;
    this.#ended = fault;
    if (this.#closing === undefined) this.#fail(fault);
    this.#queue.failAll(fault);
    for (const pending of this.#pending.values()) pending.reject(fault);
    this.#pending.clear();
  }
}

/** Resolves when the writer has opened the file; rejects with its reason. */
const opened = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', function hear(message: FromWriter) {
      if (message.kind === 'loaded') return;
      worker.off('message', hear);
      if (message.kind === 'refused') reject(faultOf(message.fault));
      else resolve();
    });
    worker.once('error', (error) => {
      reject(new StoreFault('unopenable', `the writer cannot start: ${messageOf(error)}`, { cause: error }));
    });
  });

const startWriter = (file: string, program = new URL('./worker.js', import.meta.url)): Worker =>
  new Worker(program, { workerData: { file } satisfies OpenFile });

/** A thread that was started early does not keep the process alive; from now on it does. */
const withFile = (worker: Worker, file: string): Worker => {
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage({ file } satisfies OpenFile);
  return worker;
};

/** Opens the file for this process alone. Rejects with a StoreFault that says why it cannot be used. */
export const openSqlite = async ({ file, worker: program }: SqliteOptions): Promise<SqliteStore> => {
  const worker = program instanceof Worker ? withFile(program, file) : startWriter(file, program);
  await opened(worker);
  return new SqliteStore(file, worker);
};
