import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DONE, type Outcome, usageError } from '../output/outcome.js';
import { printFacts } from '../output/printFacts.js';
import { missingFile, notAFile, unusableFolder, withStorage } from '../storage.js';
import type { RunCommand } from './command.js';

const existingFile = (path: string): Outcome | undefined =>
  existsSync(path) ? usageError({ code: 'file-exists', path }) : undefined;

/** Copies the data as it is at this moment, also while the server runs. */
export const backup: RunCommand = (invocation) =>
  withStorage(invocation, async (storage, maintenance) => {
    const { argument: path, terminal, output } = invocation;
    const failure =
      notAFile(storage, maintenance) ?? missingFile(storage) ?? existingFile(path) ?? unusableFolder(dirname(path));
    if (failure !== undefined) return failure;
    await maintenance.backUpData(storage, path);
    printFacts(terminal, output, { ok: true, storage, path }, [output.texts.messages.backedUp]);
    return DONE;
  });
