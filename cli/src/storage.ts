import { accessSync, constants, existsSync } from 'node:fs';
import { isPostgres, loadMaintenance, type Maintenance } from '@miaou/server';
import { parseStorage } from './commandLine/serverSettingFlags.js';
import type { Invocation } from './commands/command.js';
import { storageErrorOutcome } from './errors/environmentError.js';
import { fileRefusal, systemErrorCode } from './errors/fileError.js';
import { type Outcome, usageError } from './output/outcome.js';

/** Runs work on the server's data that the flags name; errors of the store become outcomes. */
export const withStorage = async (
  { flags, terminal }: Invocation,
  work: (storage: string, maintenance: Maintenance) => Promise<Outcome>,
): Promise<Outcome> => {
  const storage = parseStorage(flags, terminal);
  if (!storage.ok) return usageError(storage.error);
  const maintenance = await loadMaintenance();
  try {
    return await work(storage.value, maintenance);
  } catch (error) {
    return storageErrorOutcome(error, storage.value, maintenance.shownStorage);
  }
};

/** Opening a file that does not exist would create it, and the command would report on an empty database. */
export const missingFile = (path: string): Outcome | undefined =>
  existsSync(path) ? undefined : usageError({ code: 'file-missing', path });

/** Where a file is to be made: its folder must be there, and let it in. Else a copy would fail, and name the file that is copied. */
export const unusableFolder = (folder: string): Outcome | undefined => {
  if (!existsSync(folder)) return usageError({ code: 'folder-missing', path: folder });
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const refusal = systemErrorCode(error) === 'EACCES' ? undefined : fileRefusal(folder, error);
    return usageError(refusal ?? { code: 'folder-forbidden', path: folder });
  }
};

export const missingStorage = (storage: string): Outcome | undefined =>
  isPostgres(storage) ? undefined : missingFile(storage);

/** Backups are copies of a file; PostgreSQL has its own tools. */
export const notAFile = (storage: string, { shownStorage }: Maintenance): Outcome | undefined =>
  isPostgres(storage) ? usageError({ code: 'postgres-backup', storage: shownStorage(storage) }) : undefined;
