import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { AppendRow } from '../appendRow.js';
import type { SqlRow, Statement } from '../sql.js';
import { AppendLog } from './appendLog.js';
import { Checkpoints } from './checkpoint.js';
import type { SqliteDatabase, SqliteStatement } from './connection.js';
import { inLooseTransaction, inTransaction, makePrivate } from './database.js';
import type { AppendOutcome, Request } from './writerMessages.js';

type Rows = readonly (readonly SqlRow[])[];

/** Everything else is committed by itself, so that a disk that fails is told from a page that cannot be read: see sqliteFault.ts. */
const READS = /^(?:SELECT|PRAGMA)\b/;

/** The one connection to the file, and everything that is done with it. */
export class Writer {
  readonly #database: SqliteDatabase;
  readonly #log: AppendLog;
  readonly #checkpoints: Checkpoints;
  readonly #prepared = new Map<string, SqliteStatement>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#log = new AppendLog(database);
    this.#checkpoints = new Checkpoints(database);
  }

  append(batch: readonly AppendRow[]): readonly AppendOutcome[] {
    return this.#log.append(batch);
  }

  /** To be called after the outcomes of so many commands were sent, so that none of them waits for it. */
  tidyUp(commands: number): void {
    this.#log.moveManyStaged();
    this.#checkpoints.afterCommands(commands);
  }

  answer(request: Request): Rows {
    switch (request.kind) {
      case 'run':
        if (request.forget !== undefined) this.#log.forget(request.forget);
        if (request.about === 'others') return this.#run(request);
        return this.#log.withCompleteLogs(() => this.#run(request));
      case 'backup':
        this.#log.moveStaged();
        this.#backUp(request.file);
        return [];
      case 'close':
        // What is staged is durable: it may stay so where it cannot be moved.
        this.#log.withCompleteLogs(() => undefined);
        this.#database.close();
        return [];
    }
  }

  #run({ statements, mayBeLost }: Extract<Request, { kind: 'run' }>): Rows {
    const runAll = (): Rows => statements.map((statement) => this.#rowsOf(statement));
    const [first] = statements;
    if (statements.length === 1 && READS.test(first?.sql ?? '')) return runAll();
    return mayBeLost === true ? inLooseTransaction(this.#database, runAll) : inTransaction(this.#database, runAll);
  }

  /** The texts are constants of the program, so the number of prepared statements is bounded. */
  #rowsOf({ sql, values }: Statement): readonly SqlRow[] {
    const known = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, known);
    return known.all(values);
  }

  /** A compact copy of one moment, synced: an unsynced one may be empty after a power cut. */
  #backUp(file: string): void {
    makePrivate(file);
    this.#database.prepare('VACUUM INTO $1').run([file]);
    const handle = openSync(file, 'r+');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
