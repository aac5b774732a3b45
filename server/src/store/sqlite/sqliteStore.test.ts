import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../testing/bundle.js';
import { appendAt, entryAt, fill, newPerson, newTable } from '../../testing/store/samples.js';
import { openSqliteFixtures, type SqliteFixture } from '../../testing/store/sqliteFixture.js';
import { SqliteDatabase } from './connection.js';
import { openSqlite, SqliteStore } from './sqliteStore.js';

const fixtures = await openSqliteFixtures();

afterAll(() => fixtures.close());

let fixture: SqliteFixture;

beforeEach(() => {
  fixture = fixtures.make();
});

afterEach(() => fixture.dispose());

describe('what was deleted', () => {
  it('the name and words of an erased person are not even in the bytes of the file', async () => {
    const store = await fixture.open();
    const table = newTable();
    const person = newPerson();
    const said = { type: 'said', person, name: 'Anarchista', saying: { text: 'by the harbour' } } as const;
    await fill(store, table, 3);
    await store.append(appendAt(table, 4, { entry: { ...entryAt(4), body: said } }));
    await store.close();
    expect(readFileSync(fixture.file, 'latin1')).toContain('Anarchista');
    const again = await fixture.open();
    await again.personal.erase(person);
    await again.close();
    expect(readFileSync(fixture.file, 'latin1')).not.toMatch(/Anarchista|harbour/);
  });
});

describe('a file that cannot be used', () => {
  it('a file is refused while another store of this process has it, and free when that is closed', async () => {
    const store = await fixture.open();
    await expect(fixture.open()).rejects.toMatchObject({ name: 'StoreFault', code: 'locked' });
    await store.close();
    await (await fixture.open()).close();
  });

  it('a file is refused in a second process, with the reason', async () => {
    const store = await fixture.open();
    const program = await bundle('testing/store/appendingChild.ts', fixture.folder);
    const second = promisify(execFile)(process.execPath, [program, ...fixture.forChild, newTable()]);
    await expect(second).rejects.toMatchObject({
      stdout: expect.stringContaining('is in use by another process') as string,
    });
    expect(await store.append(appendAt(newTable(), 1))).toBe('stored');
    await store.close();
  });

  it('requests of one turn of the event loop go to the writer together, and each has its own answer', async () => {
    const worker = new Worker(fixture.worker, { workerData: { file: fixture.file } });
    const store = new SqliteStore(fixture.file, worker);
    const posted = vi.spyOn(worker, 'postMessage');
    const answers = await Promise.allSettled([
      store.run([{ sql: 'SELECT 1', values: [] }]),
      store.run([{ sql: 'SELECT no_such_column', values: [] }]),
      store.run([{ sql: 'SELECT 3', values: [] }]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[2]).toMatchObject({ value: [[[3]]] });
    expect(posted).toHaveBeenCalledTimes(1);
    await store.close();
  });

  it('the first visit of a day does not wait for the disk, and the others of its turn share its message', async () => {
    const worker = new Worker(fixture.worker, { workerData: { file: fixture.file } });
    const store = new SqliteStore(fixture.file, worker);
    const posted = vi.spyOn(worker, 'postMessage');
    await Promise.all(['one', 'two'].map((digest) => store.people.noteUse(digest, '2030-01-31')));
    const isLoose: unknown = { request: { mayBeLost: true } };
    expect(posted.mock.calls).toMatchObject([[{ requests: [isLoose, isLoose] }]]);
    await store.close();
  });

  it('a file that is no database is refused', async () => {
    writeFileSync(fixture.file, 'a shopping list: milk, mice, a bigger sack\n'.repeat(200));
    await expect(fixture.open()).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(fixture.file, 'utf8')).toContain('shopping');
  });

  it('a file that was cut short is refused', async () => {
    const store = await fixture.open();
    await fill(store, newTable(), 50);
    await store.close();
    truncateSync(fixture.file, 6000);
    await expect(fixture.open()).rejects.toMatchObject({ code: 'damaged' });
  });

  it('a file with a flipped bit in the name of a column is refused', async () => {
    await (await fixture.open()).close();
    const bytes = readFileSync(fixture.file);
    for (let at = bytes.indexOf('checksum text'); at >= 0; at = bytes.indexOf('checksum text', at + 1))
      bytes.writeUInt8(bytes.readUInt8(at) ^ 2, at);
    writeFileSync(fixture.file, bytes);
    await expect(fixture.open()).rejects.toMatchObject({ code: 'damaged' });
  });

  it('a file of a newer version is refused', async () => {
    await (await fixture.open()).close();
    await fixture.tamper("INSERT INTO migrations VALUES (999, 'from the future')");
    await expect(fixture.open()).rejects.toMatchObject({ code: 'newer' });
  });

  it('a file of another program is refused', async () => {
    await fixture.tamper('CREATE TABLE recipes (name text)');
    await expect(fixture.open()).rejects.toMatchObject({ code: 'foreign' });
  });

  it('a file in a missing folder is refused, and so is a folder', async () => {
    const nowhere = join(fixture.folder, 'no', 'where.db');
    await expect(openSqlite({ file: nowhere, worker: fixture.worker })).rejects.toMatchObject({ code: 'unopenable' });
    mkdirSync(fixture.file);
    await expect(fixture.open()).rejects.toMatchObject({ code: 'unopenable' });
  });

  it('unreadable pages of a file damage their own tables only', async () => {
    const store = await fixture.open();
    const tables = Array.from({ length: 40 }, newTable);
    await Promise.all(tables.map((table) => fill(store, table, 20)));
    const [scribbled = newTable()] = tables;
    await store.append({ ...appendAt(scribbled, 21), entry: entryAt(21, SCRIBBLED) });
    await store.close();
    scribble(fixture.file);
    const reopened = await fixture.open();
    const readings = await Promise.all(tables.map((table) => reopened.readLog(table)));
    const kinds = readings.map(({ kind }) => kind);
    expect(kinds).toEqual(tables.map((_, index) => (index === 0 ? 'damaged' : 'log')));
    const sound = tables[1] ?? newTable();
    expect(await reopened.append(appendAt(sound, 21))).toBe('stored');
    await reopened.close();
  });
});

const SCRIBBLED = 'line to be written over';

/** Writes over a letter of one entry, as a failing disk would: of all its copies, because free pages hold old ones. */
const scribble = (file: string): void => {
  const bytes = readFileSync(file);
  for (let place = bytes.indexOf(SCRIBBLED); place >= 0; place = bytes.indexOf(SCRIBBLED, place))
    bytes[place] = 'X'.charCodeAt(0);
  writeFileSync(file, bytes);
};

describe('lost entries', () => {
  it('a staging table that could not be moved is reported at once and by every inspection', async () => {
    await (await fixture.open()).close();
    await fixture.tamper('CREATE TABLE recent_damaged_1 (place integer)');
    const store = await fixture.open();
    const finding = expect.stringContaining('recent_damaged_1') as string;
    expect(await store.findLostEntries()).toEqual([finding]);
    expect(await store.inspect()).toEqual([finding]);
    await store.close();
  });
});

describe('the mode of the files', () => {
  const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

  it('the file and its write-ahead log are for their owner alone, also a file that was made otherwise', async () => {
    writeFileSync(fixture.file, '', { mode: 0o644 });
    const store = await fixture.open();
    await fill(store, newTable(), 1);
    expect(modeOf(fixture.file)).toBe('600');
    expect(modeOf(`${fixture.file}-wal`)).toBe('600');
    await store.close();
    chmodSync(fixture.file, 0o644);
    const again = await fixture.open();
    await fill(again, newTable(), 1);
    expect(modeOf(fixture.file)).toBe('600');
    expect(modeOf(`${fixture.file}-wal`)).toBe('600');
    await again.close();
  });

  it('a file that is refused keeps its mode and its form', async () => {
    writeFileSync(fixture.file, 'a shopping list: milk, mice\n'.repeat(200), { mode: 0o644 });
    const before = readFileSync(fixture.file);
    await expect(fixture.open()).rejects.toMatchObject({ code: 'damaged' });
    expect(modeOf(fixture.file)).toBe('644');
    expect(readFileSync(fixture.file)).toEqual(before);
    const recipes = join(fixture.folder, 'recipes.db');
    writeFileSync(recipes, '', { mode: 0o644 });
    const ofAnother = new SqliteDatabase(recipes);
    ofAnother.exec('CREATE TABLE recipes (name text)');
    ofAnother.close();
    const database = readFileSync(recipes);
    await expect(openSqlite({ file: recipes, worker: fixture.worker })).rejects.toMatchObject({ code: 'foreign' });
    expect(modeOf(recipes)).toBe('644');
    expect(readFileSync(recipes)).toEqual(database);
  });

  it('a copy of the data is for its owner alone', async () => {
    const [store, copy] = [await fixture.open(), join(fixture.folder, 'copy.db')];
    await store.backUp(copy);
    expect(modeOf(copy)).toBe('600');
    await store.close();
  });
});

describe('a writer that dies', () => {
  it('a writer that cannot start is a fault with a reason', async () => {
    const worker = new URL('no-such-program.mjs', fixture.worker);
    await expect(openSqlite({ file: fixture.file, worker })).rejects.toMatchObject({ code: 'unopenable' });
  });

  it('when the writer dies, pending and later appends are rejected', async () => {
    const worker = new Worker(fixture.worker, { workerData: { file: fixture.file } });
    const store = new SqliteStore(fixture.file, worker);
    await store.ping();
    const pending = Array.from({ length: 20 }, () => store.append(appendAt(newTable(), 1)));
    const outcomes = Promise.allSettled(pending);
    await worker.terminate();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'failed' } });
    await expect(store.append(appendAt(newTable(), 1))).rejects.toMatchObject({ code: 'failed' });
    await expect(store.ping()).rejects.toMatchObject({ code: 'failed' });
    expect(await Promise.race([store.failed, Promise.resolve('not told')])).toMatchObject({ code: 'failed' });
    await store.close();
  });
});
