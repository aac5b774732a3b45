import { Worker } from 'node:worker_threads';
import type { TableId } from '@miaou/table';
import { appendRow } from '../appendRow.js';
import { SqlArchive } from '../archive.js';
import { messageOf, StoreFault } from '../fault.js';
import { findOrphans, readLog, SET_ASIDE } from '../logReader.js';
import { SqlNotes } from '../notes.js';
import { SqlPeople } from '../people.js';
import { SqlPushes } from '../pushes.js';
import { cell, type SqlRow, type SqlRunner, type Statement } from '../sql.js';
import type { Append, LogReading, Store, TableFilter, TableSummary } from '../store.js';
import { listStatement, summaryOf } from '../tableLists.js';
import { AppendQueue } from './appendQueue.js';
import { type FromWriter, type OpenFile, type Request, type ToWriter, type WiredFault, wireAppend } from './wire.js';

export interface SqliteOptions {
  /** The file; made if it is not there. Its folder must exist. */
  readonly file: string;
  /** The writer's built program, for whoever bundles this one; or its thread, started before the file was known. */
  readonly worker?: URL | Worker;
}

type Rows = readonly (readonly SqlRow[])[];

interface Waiting {
  resolve(rows: Rows): void;
  reject(fault: StoreFault): void;
}

const faultOf = ({ code, message }: WiredFault): StoreFault => new StoreFault(code, message);

const closedFault = (): StoreFault => new StoreFault('closed', 'the store is closed');

/** One file, one process: a writer in its own thread does all the work with it. */
export class SqliteStore implements Store, SqlRunner {
  readonly people = new SqlPeople(this);
  readonly archive = new SqlArchive(this);
  readonly notes = new SqlNotes(this);
  readonly pushes = new SqlPushes(this);
  private readonly logs: SqlRunner = { run: (statements) => this.ask({ kind: 'run', statements, about: 'logs' }) };
  private readonly queue = new AppendQueue((batch) => this.post(batch));
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Why nothing can be asked any more; nothing while all is well. */
  private ended: StoreFault | undefined;
  private closing: Promise<void> | undefined;

  constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromWriter) => this.hear(message));
    worker.on('error', (error) => this.end(new StoreFault('failed', `the writer broke: ${messageOf(error)}`)));
    worker.on('exit', () => this.end(new StoreFault('failed', 'the writer has stopped')));
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    if (this.closing !== undefined) return Promise.reject(closedFault());
    if (this.ended !== undefined) return Promise.reject(this.ended);
    return this.queue.add(wireAppend(appendRow(append)));
  }

  readLog(table: TableId): Promise<LogReading> {
    return readLog(this.logs, table, (reason) => this.setAside(table, reason));
  }

  async listTables(filter: TableFilter): Promise<readonly TableSummary[]> {
    const [rows = []] = await this.logs.run([listStatement(filter)]);
    return rows.map(summaryOf);
  }

  run(statements: readonly Statement[]): Promise<Rows> {
    return this.ask({ kind: 'run', statements, about: 'others' });
  }

  async ping(): Promise<void> {
    await this.run([{ sql: 'SELECT 1', values: [] }]);
  }

  async inspect(): Promise<readonly string[]> {
    const [rows = []] = await this.run([{ sql: 'PRAGMA integrity_check', values: [] }]);
    const findings = rows.map((row) => cell.text(row, 0)).filter((finding) => finding !== 'ok');
    return [...findings, ...(await findOrphans(this.logs))];
  }

  /** Copies everything as it is at one moment into a new file. Appends wait meanwhile. */
  async backUp(file: string): Promise<void> {
    await this.ask({ kind: 'backup', file });
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    if (this.ended !== undefined) return;
    await this.queue.drained();
    const exited = new Promise((resolve) => this.worker.once('exit', resolve));
    // A writer that breaks now has nothing left to lose: every append was answered before.
    await this.request({ kind: 'close' }).catch(() => undefined);
    this.end(closedFault());
    await exited;
  }

  private async setAside(table: TableId, reason: string | null): Promise<void> {
    await this.ask({
      kind: 'run',
      statements: [{ sql: SET_ASIDE, values: [reason, table] }],
      about: 'logs',
      forget: table,
    });
  }

  private ask(request: Request): Promise<Rows> {
    return this.closing === undefined ? this.request(request) : Promise.reject(closedFault());
  }

  private request(request: Request): Promise<Rows> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.waiting.set(this.lastId, { resolve, reject });
      this.post({ id: this.lastId, request });
    });
  }

  private post(message: ToWriter): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.worker.postMessage(message);
  }

  private hear(message: FromWriter): void {
    if (typeof message === 'string') this.queue.settle(message);
    else if (message.kind === 'batch') this.queue.fail(faultOf(message.fault));
    else if (message.kind === 'done') this.take(message.id)?.resolve(message.rows);
    else if (message.kind === 'failed') this.take(message.id)?.reject(faultOf(message.fault));
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** Whoever still waits is told so: an entry without an answer may be on disk, but nobody may think it is. */
  private end(fault: StoreFault): void {
    if (this.ended !== undefined) return;
    this.ended = fault;
    this.queue.failAll(fault);
    for (const waiting of this.waiting.values()) waiting.reject(fault);
    this.waiting.clear();
  }
}

/** The writer's first word: it has the file, or why not. */
const opened = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', (message: FromWriter) => {
      if (typeof message !== 'string' && message.kind === 'refused') reject(faultOf(message.fault));
      else resolve();
    });
    worker.once('error', (error) => {
      reject(new StoreFault('unopenable', `the writer cannot start: ${messageOf(error)}`, { cause: error }));
    });
  });

const startWriter = (file: string, program = new URL('./worker.js', import.meta.url)): Worker =>
  new Worker(program, { workerData: { file } satisfies OpenFile });

/** A thread that was started early kept nobody waiting for it; from now on it does. */
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
  return new SqliteStore(worker);
};
