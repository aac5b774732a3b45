import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupFault, StoreFault } from '../fault.js';
import { openSqlite, type SqliteStore } from '../sqlite/sqliteStore.js';

const exists = async (file: string): Promise<boolean> => (await stat(file).catch(() => undefined)) !== undefined;

const refuseExisting = async (file: string): Promise<void> => {
  if (await exists(file)) throw new StoreFault('unopenable', `${file} exists already and is not overwritten`);
};

const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** A file has its name for good only when its folder is on disk too. */
const renameDurably = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncPath(dirname(to));
};

/** What is written until it is a whole backup. */
export const unfinishedName = (file: string): string => `${file}.unfinished`;

/** Writes a copy of the running store, as it is at one moment. Under its name there is a whole backup or none. */
export const backUp = async (store: SqliteStore, file: string): Promise<void> => {
  await refuseExisting(file);
  const unfinished = unfinishedName(file);
  await rm(unfinished, { force: true });
  await store.backUp(unfinished);
  await renameDurably(unfinished, file);
};

/** Brings a backup to another place, which may be on another disk: there, too, is a whole one or none. */
export const moveBackup = async (from: string, file: string): Promise<void> => {
  const unfinished = unfinishedName(file);
  try {
    await refuseExisting(file);
    await copyFile(from, unfinished);
    await syncPath(unfinished);
    await renameDurably(unfinished, file);
  } finally {
    for (const left of [unfinished, from]) await rm(left, { force: true });
  }
};

export interface Restoring {
  readonly backup: string;
  /** Where the server will look for its data. */
  readonly file: string;
  /** What lies there now is kept under another name; without this it is not touched, and nothing is restored. */
  readonly replace?: boolean;
  readonly worker?: URL;
}

export interface Restored {
  /** Where the data that was there before lies now. */
  readonly kept: string | undefined;
  /** What is wrong with the backup. A damaged one is restored too, because it is better than none, but with a warning. */
  readonly findings: readonly string[];
}

const workerOption = (worker: URL | undefined): { worker?: URL } => (worker === undefined ? {} : { worker });

/** Opening it shows that no other process has it, and brings its write-ahead log home. */
const moveAside = async (file: string, worker: URL | undefined): Promise<string> => {
  const current = await openSqlite({ file, ...workerOption(worker) }).catch((error: unknown) => {
    if (error instanceof StoreFault && error.code === 'locked') throw error;
    return undefined;
  });
  await current?.close();
  const kept = `${file}.replaced-${Date.now()}`;
  await rename(file, kept);
  // The log of a file that could not be opened must not be taken for the log of the one that comes in its place.
  for (const tail of ['-wal', '-shm']) if (await exists(file + tail)) await rename(file + tail, kept + tail);
  return kept;
};

const inspectFile = async (file: string, worker: URL | undefined): Promise<readonly string[]> => {
  const store = await openSqlite({ file, ...workerOption(worker) });
  try {
    return await store.inspect();
  } finally {
    await store.close();
  }
};

const isOfFile = (error: unknown): error is StoreFault =>
  error instanceof StoreFault && (error.code === 'damaged' || error.code === 'newer');

/** Puts a backup in the place of the data of a server that is not running. The backup itself is only read. */
export const restore = async ({ backup, file, replace = false, worker }: Restoring): Promise<Restored> => {
  if (!replace) await refuseExisting(file);
  const unfinished = unfinishedName(file);
  await copyFile(backup, unfinished);
  try {
    const findings = await inspectFile(unfinished, worker).catch((error: unknown) => {
      throw isOfFile(error) ? new BackupFault(backup, error) : error;
    });
    await syncPath(unfinished);
    const kept = (await exists(file)) ? await moveAside(file, worker) : undefined;
    await renameDurably(unfinished, file);
    return { kept, findings };
  } finally {
    await rm(unfinished, { force: true });
  }
};
