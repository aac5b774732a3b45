import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Flags } from '../commandLine/flags.js';
import { DONE, environmentError, type Outcome, usageError } from '../output/outcome.js';
import { printFacts } from '../output/printFacts.js';
import { missingFile, notAFile, unusableFolder, withStorage } from '../storage.js';
import type { RunCommand } from './command.js';

const existingStorage = (storage: string, flags: Flags): Outcome | undefined =>
  flags['replace'] !== true && existsSync(storage) ? usageError({ code: 'data-exists', path: storage }) : undefined;

/** Replaces the data by a backup. A damaged backup is restored as far as it can be read, and the damage is reported. */
export const restore: RunCommand = (invocation) =>
  withStorage(invocation, async (storage, maintenance) => {
    const { argument: path, flags, terminal, output } = invocation;
    const failure =
      notAFile(storage, maintenance) ??
      missingFile(path) ??
      existingStorage(storage, flags) ??
      unusableFolder(dirname(maintenance.placeOf(storage)));
    if (failure !== undefined) return failure;
    const { kept, findings } = await maintenance.restoreData(path, storage, flags['replace'] === true);
    const { restored, restoredKept } = output.texts.messages;
    const facts = { ok: true, storage, path };
    if (kept === undefined) printFacts(terminal, output, facts, [restored]);
    else printFacts(terminal, output, { ...facts, kept }, [restored, restoredKept]);
    const [reason] = findings;
    return reason === undefined ? DONE : environmentError({ code: 'backup-flawed', path, reason });
  });
