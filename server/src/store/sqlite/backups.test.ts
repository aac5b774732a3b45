import { join } from 'node:path';
import type { TableId } from '@miaou/table';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openInThisThread } from '../../testing/store/ownThread.js';
import { appendAt, fill, newTable } from '../../testing/store/samples.js';
import { openSqliteFixtures, type SqliteFixture } from '../../testing/store/sqliteFixture.js';
import { copyInThreadOf, type MakeCopy } from './fileCopy.js';
import { openSqlite, type SqliteStore } from './sqliteStore.js';

const fixtures = await openSqliteFixtures();

afterAll(() => fixtures.close());

let fixture: SqliteFixture;

beforeEach(() => {
  fixture = fixtures.make();
});

afterEach(() => fixture.dispose());

/** A real copy, made when it is told to. */
class LateCopy {
  begin: () => void = () => undefined;
  #tell: () => void = () => undefined;
  readonly #mayBegin = new Promise<void>((resolve) => {
    this.begin = resolve;
  });
  readonly asked = new Promise<void>((resolve) => {
    this.#tell = resolve;
  });

  readonly make: MakeCopy = async (copy) => {
    this.#tell();
    await this.#mayBegin;
    await copyInThreadOf(fixture.worker)(copy);
  };
}

const headOf = async (store: SqliteStore, table: TableId): Promise<number> => {
  const log = await store.readLog(table);
  if (log.kind !== 'log') throw new Error(`the log is ${log.kind}`);
  return log.entries.length;
};

/** More than any number of commands after which the write-ahead log is looked at, and more pages than it is left with. */
const MANY = 300;
const LONG = 'x'.repeat(100_000);

describe('a backup while people play', () => {
  it('entries are stored while a copy is made, which has all that was stored before it and nothing else', async () => {
    const late = new LateCopy();
    const store = await openInThisThread(fixture.file, late.make);
    const [table, other, file] = [newTable(), newTable(), join(fixture.folder, 'copy.db')];
    await fill(store, table, 3);
    const backup = store.backUp(file);
    await late.asked;
    await store.append(appendAt(table, 4));
    for (let note = 0; note < MANY; note++) await store.notes.replace(`note ${note}`, LONG);
    expect(await store.append(appendAt(other, 1))).toBe('stored');
    late.begin();
    await backup;
    await store.close();
    const copy = await openSqlite({ file, worker: fixture.worker });
    expect(await copy.inspect()).toEqual([]);
    expect(await headOf(copy, table)).toBe(3);
    expect(await copy.readLog(other)).toMatchObject({ kind: 'absent' });
    await copy.close();
  });

  it('a store that is closed meanwhile waits for its copy, and a second copy for the first', async () => {
    const late = new LateCopy();
    const store = await openInThisThread(fixture.file, late.make);
    const [table, first, second] = [newTable(), join(fixture.folder, 'first.db'), join(fixture.folder, 'second.db')];
    const backups = [store.backUp(first), store.backUp(second)];
    await late.asked;
    await fill(store, table, 2);
    const closed = store.close();
    late.begin();
    await Promise.all([...backups, closed]);
    for (const [file, kind] of [
      [first, 'absent'],
      [second, 'log'],
    ] as const) {
      const copy = await openSqlite({ file, worker: fixture.worker });
      expect(await copy.readLog(table)).toMatchObject({ kind });
      await copy.close();
    }
  });

  it('a copy that fails is told, and the store goes on', async () => {
    const store = await fixture.open();
    const nowhere = join(fixture.folder, 'no', 'where.db');
    await expect(store.backUp(nowhere)).rejects.toMatchObject({ name: 'StoreFault' });
    expect(await store.append(appendAt(newTable(), 1))).toBe('stored');
    await store.backUp(join(fixture.folder, 'copy.db'));
    await store.close();
  });
});
