import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { openSqlite, type SqliteStore } from '../../store/sqlite/sqliteStore.js';
import { bundle } from '../bundle.js';
import type { StoreFixture } from './storeFixture.js';

export interface SqliteFixture extends StoreFixture {
  readonly folder: string;
  readonly file: string;
  readonly worker: URL;
  open(): Promise<SqliteStore>;
}

/** The writer's program for the tests of one file. */
export interface SqliteFixtures {
  readonly worker: URL;
  make(): SqliteFixture;
  close(): void;
}

const tamper = (file: string, sql: string): void => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};

const makeFixture = (worker: URL, parent: string): SqliteFixture => {
  const folder = mkdtempSync(join(parent, 'store-'));
  const file = join(folder, 'miaou.db');
  return {
    folder,
    file,
    worker,
    open: () => openSqlite({ file, worker }),
    tamper: (sql) => Promise.resolve(tamper(file, sql)),
    forChild: ['sqlite', file, worker.href],
    dispose: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
};

export const openSqliteFixtures = async (): Promise<SqliteFixtures> => {
  // One folder for all, so that a fixture which a test did not dispose of goes with the others.
  const folder = mkdtempSync(join(tmpdir(), 'miaou-stores-'));
  const worker = pathToFileURL(await bundle('store/sqlite/writerThread.ts', folder));
  return {
    worker,
    make: () => makeFixture(worker, folder),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
