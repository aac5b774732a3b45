import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { openSqlite, type SqliteStore } from '../../store/sqlite/sqliteStore.js';
import { bundle } from '../bundle.js';
import type { StoreLab } from './lab.js';

export interface SqliteLab extends StoreLab {
  readonly folder: string;
  readonly file: string;
  readonly worker: URL;
  open(): Promise<SqliteStore>;
}

/** The writer's program for the tests of one file. */
export interface SqliteWorkshop {
  readonly worker: URL;
  lab(): SqliteLab;
  close(): void;
}

/** Statements that give no rows leave nothing behind that would keep the file locked. */
const tamper = (file: string, sql: string): void => {
  const database = new Database(file);
  database.exec(sql);
  database.close();
};

const makeLab = (worker: URL): SqliteLab => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-store-'));
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

export const openSqliteWorkshop = async (): Promise<SqliteWorkshop> => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-writer-'));
  const worker = pathToFileURL(await bundle('store/sqlite/worker.ts', folder));
  return {
    worker,
    lab: () => makeLab(worker),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
