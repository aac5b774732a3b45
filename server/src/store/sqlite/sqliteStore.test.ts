import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from '../../testing/bundle.js';
import { appendAt, fill, newTable } from '../../testing/store/samples.js';
import { openSqliteWorkshop, type SqliteLab } from '../../testing/store/sqliteLab.js';
import { openSqlite, SqliteStore } from './sqliteStore.js';

const workshop = await openSqliteWorkshop();

afterAll(() => workshop.close());

let lab: SqliteLab;

beforeEach(() => {
  lab = workshop.lab();
});

afterEach(() => lab.dispose());

describe('a file that cannot be used', () => {
  it('is refused while another store of this process has it, and free when that is closed', async () => {
    const store = await lab.open();
    await expect(lab.open()).rejects.toMatchObject({ name: 'StoreFault', code: 'locked' });
    await store.close();
    await (await lab.open()).close();
  });

  it('is refused in a second process, with the reason', async () => {
    const store = await lab.open();
    const program = await bundle('testing/store/appendingChild.ts', lab.folder);
    const second = promisify(execFile)(process.execPath, [program, ...lab.forChild, newTable()]);
    await expect(second).rejects.toMatchObject({
      stdout: expect.stringContaining('is in use by another process') as string,
    });
    expect(await store.append(appendAt(newTable(), 1))).toBe('stored');
    await store.close();
  });

  it('is refused when it is no database', async () => {
    writeFileSync(lab.file, 'a shopping list: milk, mice, a bigger sack\n'.repeat(200));
    await expect(lab.open()).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(lab.file, 'utf8')).toContain('shopping');
  });

  it('is refused when it was cut short', async () => {
    const store = await lab.open();
    await fill(store, newTable(), 50);
    await store.close();
    truncateSync(lab.file, 6000);
    await expect(lab.open()).rejects.toMatchObject({ code: 'damaged' });
  });

  it('is refused when a newer version wrote it', async () => {
    await (await lab.open()).close();
    await lab.tamper("INSERT INTO migrations VALUES (999, 'from the future')");
    await expect(lab.open()).rejects.toMatchObject({ code: 'newer' });
  });

  it('is refused when it belongs to another program', async () => {
    await lab.tamper('CREATE TABLE recipes (name text)');
    await expect(lab.open()).rejects.toMatchObject({ code: 'foreign' });
  });

  it('is refused when its folder is not there, or when it is a folder', async () => {
    const nowhere = join(lab.folder, 'no', 'where.db');
    await expect(openSqlite({ file: nowhere, worker: lab.worker })).rejects.toMatchObject({ code: 'unopenable' });
    mkdirSync(lab.file);
    await expect(lab.open()).rejects.toMatchObject({ code: 'unopenable' });
  });

  it('that has unreadable pages takes their tables with it, not the others', async () => {
    const store = await lab.open();
    const tables = Array.from({ length: 40 }, newTable);
    await Promise.all(tables.map((table) => fill(store, table, 20)));
    await store.close();
    scribble(lab.file);
    const reopened = await lab.open();
    const readings = await Promise.all(tables.map((table) => reopened.readLog(table)));
    const kinds = readings.map(({ kind }) => kind);
    expect(kinds).toContain('damaged');
    expect(kinds).toContain('log');
    const sound = tables[kinds.indexOf('log')] ?? newTable();
    expect(await reopened.append(appendAt(sound, 21))).toBe('stored');
    await reopened.close();
  });
});

/** Writes over one letter of an entry in the middle of the file, as a failing disk would. */
const scribble = (file: string): void => {
  const bytes = readFileSync(file);
  const place = bytes.indexOf('line 13', Math.floor(bytes.length / 2));
  if (place < 0) throw new Error('no entry to write over');
  bytes[place] = 'X'.charCodeAt(0);
  writeFileSync(file, bytes);
};

describe('a writer that dies', () => {
  it('or never lived is a fault with a reason', async () => {
    const worker = new URL('no-such-program.mjs', lab.worker);
    await expect(openSqlite({ file: lab.file, worker })).rejects.toMatchObject({ code: 'unopenable' });
  });

  it('takes nobody’s answer with it: pending appends are rejected and so are later ones', async () => {
    const worker = new Worker(lab.worker, { workerData: { file: lab.file } });
    const store = new SqliteStore(worker);
    await store.ping();
    const pending = Array.from({ length: 20 }, () => store.append(appendAt(newTable(), 1)));
    const outcomes = Promise.allSettled(pending);
    await worker.terminate();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'failed' } });
    await expect(store.append(appendAt(newTable(), 1))).rejects.toMatchObject({ code: 'failed' });
    await expect(store.ping()).rejects.toMatchObject({ code: 'failed' });
    await store.close();
  });
});
