import { existsSync } from 'node:fs';
import { isPostgres, loadUpkeep, type Upkeep } from '@miaou/server';
import type { Flags } from './flags.js';
import { dataHindrance } from './hindrance.js';
import { misuse, type Outcome } from './outcome.js';
import { dataFrom } from './settings.js';
import type { Terminal } from './terminal.js';

/** Does something with the data that the flags name, and tells in the command's words why it could not be done. */
export const withData = async (
  flags: Flags,
  terminal: Terminal,
  work: (storage: string, upkeep: Upkeep) => Promise<Outcome>,
): Promise<Outcome> => {
  const storage = dataFrom(flags, terminal);
  if (!storage.ok) return misuse(storage.error);
  const upkeep = await loadUpkeep();
  try {
    return await work(storage.value, upkeep);
  } catch (error) {
    return dataHindrance(error, storage.value, upkeep.shownStorage);
  }
};

/** Opening a file that is not there would make one, and nothing would pass for data. */
export const missingFile = (path: string): Outcome | undefined =>
  existsSync(path) ? undefined : misuse({ code: 'file-missing', path });

/** The same for data that is to be read, wherever it lies. */
export const missingData = (storage: string): Outcome | undefined =>
  isPostgres(storage) ? undefined : missingFile(storage);
