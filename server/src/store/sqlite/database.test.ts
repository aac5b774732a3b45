import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAt, newTable } from '../../testing/store/samples.js';
import { appendRow } from '../appendRow.js';
import { MIGRATIONS, stepsAfter } from '../migrations/index.js';
import { AppendLog } from './appendLog.js';
import { firstColumn, migrate, openDatabase, type SqliteDatabase } from './database.js';
import { wireAppend } from './wire.js';

let folder: string;
let database: SqliteDatabase;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-database-'));
  database = openDatabase(join(folder, 'miaou.db'));
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const tablesOf = (): unknown[] => firstColumn(database, "SELECT name FROM sqlite_master WHERE type = 'table'");

describe('the connection', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['locking_mode', 'exclusive'],
  ])('keeps %s at %s', (setting, value) => {
    expect(firstColumn(database, `PRAGMA ${setting}`)).toEqual([value]);
  });
});

describe('steps of the storage', () => {
  const known = MIGRATIONS.length;
  const step = (sqlite: string) => ({ number: known + 1, name: 'next', sqlite, postgres: '' });

  it('are numbered from one without a gap', () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  it('are taken once', () => {
    migrate(database, [...MIGRATIONS, step('CREATE TABLE extra (a)')]);
    migrate(database, [...MIGRATIONS, step('CREATE TABLE extra (a)')]);
    expect(tablesOf()).toContain('extra');
    expect(firstColumn(database, 'SELECT max(number) FROM migrations')).toEqual([known + 1]);
  });

  it('leave nothing behind when they fail half-way', () => {
    expect(() => migrate(database, [...MIGRATIONS, step('CREATE TABLE half (a); CREATE NONSENSE')])).toThrow(
      'NONSENSE',
    );
    expect(tablesOf()).not.toContain('half');
    expect(firstColumn(database, 'SELECT max(number) FROM migrations')).toEqual([known]);
  });

  it('never lead back', () => {
    expect(() => stepsAfter(known + 1)).toThrow(expect.objectContaining({ code: 'newer' }));
  });
});

/** The same database with a disk that fails at the last moment, the first time. */
const failingOnce = (real: SqliteDatabase): SqliteDatabase => {
  let hasFailed = false;
  return new Proxy(real, {
    get(target, property) {
      if (property === 'exec')
        return (sql: string) => {
          if (sql !== 'COMMIT' || hasFailed) return target.exec(sql);
          hasFailed = true;
          throw new Error('the disk is full');
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};

describe('a batch of appends', () => {
  const batchOf = (...appends: ReturnType<typeof appendAt>[]): string =>
    appends.map((append) => wireAppend(appendRow(append))).join('\n');

  it('has no verdict before its commit, and leaves nothing when that fails', () => {
    const table = newTable();
    const log = new AppendLog(failingOnce(database));
    expect(() => log.append(batchOf(appendAt(table, 1)))).toThrow('the disk is full');
    expect(firstColumn(database, 'SELECT count(*) FROM recent')).toEqual([0]);
  });

  it('is not remembered when its commit failed: the same entry is the next one again', () => {
    const table = newTable();
    const log = new AppendLog(failingOnce(database));
    expect(() => log.append(batchOf(appendAt(table, 1)))).toThrow('the disk is full');
    expect(log.append(batchOf(appendAt(table, 1), appendAt(table, 2)))).toBe('ss');
  });

  it('gives each append its verdict in order', () => {
    const [table, other] = [newTable(), newTable()];
    const log = new AppendLog(database);
    const appends = [appendAt(table, 1), appendAt(table, 1), appendAt(other, 2), appendAt(table, 2)];
    expect(log.append(batchOf(...appends))).toBe('sccs');
  });
});
