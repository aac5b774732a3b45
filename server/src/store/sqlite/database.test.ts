import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAt, GATHERING, newPerson, newTable } from '../../testing/store/samples.js';
import { type AppendRow, appendRow } from '../appendRow.js';
import { MIGRATIONS, stepsAfter } from '../migrations/index.js';
import { AppendLog } from './appendLog.js';
import type { SqliteDatabase } from './connection.js';
import { firstColumn, migrate, openDatabase } from './database.js';

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
  ])('the connection keeps %s at %s', (setting, value) => {
    expect(firstColumn(database, `PRAGMA ${setting}`)).toEqual([value]);
  });

  it('the library is one in which a checkpoint beside a reset of the log loses nothing: 3.51.3 or later', () => {
    const [version] = firstColumn(database, 'SELECT sqlite_version()');
    const [major = 0, minor = 0, patch = 0] = String(version).split('.').map(Number);
    expect((major * 1_000 + minor) * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });
});

describe('migrations', () => {
  const known = MIGRATIONS.length;
  const step = (sqlite: string) => ({ number: known + 1, name: 'next', sqlite, postgres: '' });

  it('migrations are numbered from one without a gap', () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  it('migrations run once', () => {
    migrate(database, [...MIGRATIONS, step('CREATE TABLE extra (a)')]);
    migrate(database, [...MIGRATIONS, step('CREATE TABLE extra (a)')]);
    expect(tablesOf()).toContain('extra');
    expect(firstColumn(database, 'SELECT max(number) FROM migrations')).toEqual([known + 1]);
  });

  it('migrations that fail half-way leave nothing behind', () => {
    expect(() => migrate(database, [...MIGRATIONS, step('CREATE TABLE half (a); CREATE NONSENSE')])).toThrow(
      'NONSENSE',
    );
    expect(tablesOf()).not.toContain('half');
    expect(firstColumn(database, 'SELECT max(number) FROM migrations')).toEqual([known]);
  });

  it('migrations never go back', () => {
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
  const batchOf = (...appends: ReturnType<typeof appendAt>[]): AppendRow[] => appends.map(appendRow);

  it('a batch whose commit fails has no outcome and leaves nothing behind', () => {
    const table = newTable();
    const log = new AppendLog(failingOnce(database));
    expect(() => log.append(batchOf(appendAt(table, 1)))).toThrow('the disk is full');
    expect(firstColumn(database, 'SELECT count(*) FROM recent')).toEqual([0]);
  });

  it('a batch whose commit failed is not cached: the same entry is the next one again', () => {
    const table = newTable();
    const log = new AppendLog(failingOnce(database));
    expect(() => log.append(batchOf(appendAt(table, 1)))).toThrow('the disk is full');
    expect(log.append(batchOf(appendAt(table, 1), appendAt(table, 2)))).toEqual(['stored', 'stored']);
  });

  it.each(["x'00'", "'nobody'"])(
    'a batch with an append to a table whose people are %s stores the others',
    (people) => {
      const [table, other] = [newTable(), newTable()];
      new AppendLog(database).append(batchOf(appendAt(table, 1), appendAt(other, 1)));
      const log = new AppendLog(database);
      database.exec(`UPDATE tables SET people = ${people} WHERE id = '${table}'`);
      const index = { ...GATHERING, people: [newPerson()] };
      const appends = [appendAt(table, 2, { index }), appendAt(other, 2, { index })];
      expect(log.append(batchOf(...appends))).toEqual(['setAside', 'stored']);
    },
  );

  it('a batch gives each append its outcome in order', () => {
    const [table, other] = [newTable(), newTable()];
    const log = new AppendLog(database);
    const appends = [appendAt(table, 1), appendAt(table, 1), appendAt(other, 2), appendAt(table, 2)];
    expect(log.append(batchOf(...appends))).toEqual(['stored', 'conflict', 'conflict', 'stored']);
  });
});
