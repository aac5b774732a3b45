import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { openSqlite, type SqliteStore } from '../../src/store/sqlite/sqliteStore.js';
import { appendAt, newTable } from '../../src/testing/store/samples.js';
import { openSqliteFixtures } from '../../src/testing/store/sqliteFixture.js';

const fixtures = await openSqliteFixtures();
afterAll(() => fixtures.close());

const isRun = (program: string, ...words: string[]): boolean => spawnSync(program, words).status === 0;

let folder: string;
let isMounted: boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-disk-'));
  isMounted = isRun('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder);
});

afterEach(() => {
  // Lazily: a store that a failed test left open must not keep the mount.
  if (isMounted) isRun('umount', '-l', folder);
  rmSync(folder, { recursive: true, force: true });
});

/** Leaves no byte free. */
const fillDisk = (): void => {
  const handle = openSync(join(folder, 'filler'), 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(512));
  } catch {
    closeSync(handle);
  }
};

const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

const ENTRIES = 20;

describe('a full disk', () => {
  const fill = async (store: SqliteStore, table: ReturnType<typeof newTable>): Promise<void> => {
    for (let seq = 1; seq <= ENTRIES; seq++) await store.append(appendAt(table, seq));
    fillDisk();
  };

  it('on a full disk nothing is accepted, all that was stored can be read, and play goes on when there is room', async () => {
    if (!isMounted) return skip('no disk was filled: a tmpfs cannot be mounted here');
    const [table, other] = [newTable(), newTable()];
    const store = await openSqlite({ file: join(folder, 'miaou.db'), worker: fixtures.worker });
    await fill(store, table);
    expect(await codeOf(store.append(appendAt(other, 1)))).toBe('full');
    expect(await codeOf(store.ping())).toBe('full');
    expect(await store.readLog(table)).toMatchObject({ kind: 'log', entries: { length: ENTRIES } });
    expect(await store.listTables({ kind: 'all', limit: 10 })).toMatchObject([{ table, head: ENTRIES }]);
    rmSync(join(folder, 'filler'));
    await store.ping();
    expect(await store.append(appendAt(table, ENTRIES + 1))).toBe('stored');
    expect(await store.readLog(table)).toMatchObject({ kind: 'log', entries: { length: ENTRIES + 1 } });
    await store.close();
  });

  it('a file on a full disk is opened, and what a killed server left staged can be read', async () => {
    if (!isMounted) return skip('no disk was filled: a tmpfs cannot be mounted here');
    const [table, file] = [newTable(), join(folder, 'miaou.db')];
    const first = await openSqlite({ file, worker: fixtures.worker });
    await fill(first, table);
    await first.close();
    const store = await openSqlite({ file, worker: fixtures.worker });
    expect(await store.readLog(table)).toMatchObject({ kind: 'log', entries: { length: ENTRIES } });
    await store.close();
  });
});
