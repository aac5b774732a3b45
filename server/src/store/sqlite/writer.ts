import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { Statement as SqliteStatement } from 'libsql';
import type { SqlRow, Statement } from '../sql.js';
import { AppendLog } from './appendLog.js';
import { inTransaction, type SqliteDatabase } from './database.js';
import type { Request } from './wire.js';

type Rows = readonly (readonly SqlRow[])[];

/** The one connection to the file and all that is asked of it. */
export class Writer {
  private readonly log: AppendLog;
  private readonly prepared = new Map<string, SqliteStatement>();

  constructor(private readonly database: SqliteDatabase) {
    this.log = new AppendLog(database);
  }

  append(batch: string): string {
    return this.log.append(batch);
  }

  /** To be called when nobody waits. */
  tidy(): void {
    this.log.tidy();
  }

  answer(request: Request): Rows {
    switch (request.kind) {
      case 'run':
        if (request.about === 'logs') this.log.settle();
        if (request.forget !== undefined) this.log.forget(request.forget);
        return this.run(request.statements);
      case 'backup':
        this.log.settle();
        this.backUp(request.file);
        return [];
      case 'close':
        this.log.settle();
        this.database.close();
        return [];
    }
  }

  private run(statements: readonly Statement[]): Rows {
    const runAll = (): Rows => statements.map((statement) => this.rowsOf(statement));
    return statements.length === 1 ? runAll() : inTransaction(this.database, runAll);
  }

  /** The texts are those of the program, so there are only so many. */
  private rowsOf({ sql, values }: Statement): readonly SqlRow[] {
    const known = this.prepared.get(sql) ?? this.prepare(sql);
    this.prepared.set(sql, known);
    return known.all(values) as SqlRow[];
  }

  private prepare(sql: string): SqliteStatement {
    const statement = this.database.prepare(sql);
    return statement.reader ? statement.raw(true) : statement;
  }

  /** A copy of one moment, packed. It counts only once it is on disk. */
  private backUp(file: string): void {
    this.database.prepare('VACUUM INTO $1').run([file]);
    const handle = openSync(file, 'r+');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
