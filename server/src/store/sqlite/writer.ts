import type { AppendRow } from '../appendRow.js';
import type { SqlRow, Statement } from '../sqlRunner.js';
import { AppendLog } from './appendLog.js';
import { Checkpoints } from './checkpoint.js';
import type { SqliteDatabase, SqliteStatement } from './connection.js';
import { inLooseTransaction, inTransaction } from './database.js';
import type { AppendOutcome, Request } from './writerMessages.js';

type Rows = readonly (readonly SqlRow[])[];

/** Everything else is committed by itself, so that a disk that fails is told from a page that cannot be read: see sqliteFault.ts. */
const READS = /^(?:SELECT|PRAGMA)\b/;

export const onlyReads = (statements: readonly Statement[]): boolean =>
  statements.length === 1 && READS.test(statements[0]?.sql ?? '');

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

  /** From now on the file has everything that is stored by now, and does not change before it is released. */
  hold(): void {
    this.#log.moveStaged();
    this.#checkpoints.hold();
  }

  release(): void {
    this.#checkpoints.release();
  }

  answer(request: Exclude<Request, { kind: 'backup' }>): Rows {
    switch (request.kind) {
      case 'run':
        if (request.forget !== undefined) this.#log.forget(request.forget);
        if (request.about === 'others') return this.#run(request);
        return this.#log.withCompleteLogs(() => this.#run(request), request.logOf);
      case 'close':
        // What is staged is durable: it may stay so where it cannot be moved.
        this.#log.withCompleteLogs(() => undefined);
        this.#database.close();
        return [];
    }
  }

  #run({ statements, mayBeLost }: Extract<Request, { kind: 'run' }>): Rows {
    const runAll = (): Rows => statements.map((statement) => this.#rowsOf(statement));
    if (onlyReads(statements)) return runAll();
    return mayBeLost === true ? inLooseTransaction(this.#database, runAll) : inTransaction(this.#database, runAll);
  }

  /** The texts are constants of the program, so the number of prepared statements is bounded. */
  #rowsOf({ sql, values }: Statement): readonly SqlRow[] {
    const known = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, known);
    return known.all(values);
  }
}
