import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAt, newTable } from '../../testing/store/samples.js';
import { appendRow } from '../appendRow.js';
import { AppendLog } from './appendLog.js';
import type { SqliteDatabase } from './connection.js';
import { firstColumn, openDatabase } from './database.js';
import type { AppendOutcome } from './writerMessages.js';

let folder: string;
let database: SqliteDatabase;
let log: AppendLog;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-staged-'));
  database = openDatabase(join(folder, 'miaou.db'));
  log = new AppendLog(database);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const append = (table: ReturnType<typeof newTable>, from: number, to: number): readonly AppendOutcome[] => {
  const seqs = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return log.append(seqs.map((seq) => appendRow(appendAt(table, seq))));
};

const counts = (): unknown[] => [
  ...firstColumn(database, 'SELECT count(*) FROM recent'),
  ...firstColumn(database, 'SELECT count(*) FROM entries'),
  ...firstColumn(database, 'SELECT head FROM tables'),
];

describe('staged entries', () => {
  it('staged entries are moved to their logs, and the heads with them, before a log is read', () => {
    append(newTable(), 1, 25);
    expect(counts()).toEqual([25, 0, 0]);
    log.moveStaged();
    expect(counts()).toEqual([0, 25, 25]);
  });

  it('the log of one table is complete when it is read, and staged entries of others stay where they are', () => {
    const [read, other] = [newTable(), newTable()];
    append(read, 1, 3);
    append(other, 1, 2);
    const countEntries = (): unknown[] => firstColumn(database, 'SELECT count(*) FROM entries');
    expect(log.withCompleteLogs(countEntries, newTable())).toEqual([0]);
    expect(log.withCompleteLogs(countEntries, read)).toEqual([5]);
    append(other, 3, 3);
    expect(log.withCompleteLogs(countEntries, read)).toEqual([5]);
    expect(log.withCompleteLogs(countEntries, other)).toEqual([6]);
  });

  it('staged entries are moved when they are many, not before', () => {
    const table = newTable();
    append(table, 1, 1000);
    log.moveManyStaged();
    expect(counts()).toEqual([1000, 0, 0]);
    append(table, 1001, 2000);
    log.moveManyStaged();
    expect(counts()).toEqual([0, 2000, 2000]);
  });

  it('staged entries that a crash left behind are moved at the next start', () => {
    const table = newTable();
    append(table, 1, 3);
    log = new AppendLog(database);
    expect(counts()).toEqual([0, 3, 3]);
    expect(append(table, 4, 4)).toEqual(['stored']);
  });

  it('the head of a table that is no longer cached is found among the staged entries', () => {
    const table = newTable();
    append(table, 1, 3);
    log.forget(table);
    expect(append(table, 3, 4)).toEqual(['conflict', 'stored']);
    log.moveStaged();
    expect(counts()).toEqual([0, 4, 4]);
  });

  it('a staged row that cannot be moved sets its table aside; the others are moved, and the row is kept', () => {
    const [table, other] = [newTable(), newTable()];
    append(table, 1, 2);
    append(other, 1, 2);
    // As a flipped bit leaves it: the second entry claims the place of the first.
    database.exec('UPDATE recent SET seq = 1 WHERE table_number = 1');
    log.moveStaged();
    expect(firstColumn(database, 'SELECT set_aside FROM tables')).toEqual([expect.any(String), null]);
    expect(counts()).toEqual([0, 2, 1, 2]);
    const [kept] = firstColumn(database, "SELECT name FROM sqlite_master WHERE name LIKE 'recent_damaged_%'");
    expect(firstColumn(database, `SELECT count(*) FROM ${String(kept)}`)).toEqual([4]);
    expect(append(other, 3, 3)).toEqual(['stored']);
    expect(append(table, 3, 3)).toEqual(['setAside']);
  });

  it('a move of staged entries leaves later commits synced', () => {
    append(newTable(), 1, 1);
    log.moveStaged();
    expect(firstColumn(database, 'PRAGMA synchronous')).toEqual([2]);
  });
});
