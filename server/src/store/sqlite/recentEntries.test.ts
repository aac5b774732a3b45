import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAt, newTable } from '../../testing/store/samples.js';
import { appendRow } from '../appendRow.js';
import { AppendLog } from './appendLog.js';
import { firstColumn, openDatabase, type SqliteDatabase } from './database.js';
import { wireAppend } from './wire.js';

let folder: string;
let database: SqliteDatabase;
let log: AppendLog;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-recent-'));
  database = openDatabase(join(folder, 'miaou.db'));
  log = new AppendLog(database);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const append = (table: ReturnType<typeof newTable>, from: number, to: number): string => {
  const seqs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return log.append(seqs.map((seq) => wireAppend(appendRow(appendAt(table, seq)))).join('\n'));
};

const counts = (): unknown[] => [
  ...firstColumn(database, 'SELECT count(*) FROM recent'),
  ...firstColumn(database, 'SELECT count(*) FROM entries'),
  ...firstColumn(database, 'SELECT head FROM tables'),
];

describe('recent entries', () => {
  it('wait until somebody asks for logs, then lie in their places and the head is theirs', () => {
    append(newTable(), 1, 25);
    expect(counts()).toEqual([25, 0, 0]);
    log.settle();
    expect(counts()).toEqual([0, 25, 25]);
  });

  it('are put in their places when they are many, not before', () => {
    const table = newTable();
    append(table, 1, 1000);
    log.tidy();
    expect(counts()).toEqual([1000, 0, 0]);
    append(table, 1001, 2000);
    log.tidy();
    expect(counts()).toEqual([0, 2000, 2000]);
  });

  it('that a crash left behind are put in their places at the next start', () => {
    const table = newTable();
    append(table, 1, 3);
    log = new AppendLog(database);
    expect(counts()).toEqual([0, 3, 3]);
    expect(append(table, 4, 4)).toBe('s');
  });

  it('hold the head of a table whose head was forgotten', () => {
    const table = newTable();
    append(table, 1, 3);
    log.forget(table);
    expect(append(table, 3, 4)).toBe('cs');
    log.settle();
    expect(counts()).toEqual([0, 4, 4]);
  });

  it('leave commits as durable as before', () => {
    append(newTable(), 1, 1);
    log.settle();
    expect(firstColumn(database, 'PRAGMA synchronous')).toEqual([2]);
  });
});
