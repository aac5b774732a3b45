import { existsSync } from 'node:fs';
import { isPostgres, type Upkeep } from '@miaou/server';
import { missingFile, withData } from './dataWork.js';
import type { Flags } from './flags.js';
import type { Manner } from './manner.js';
import { DONE, hindered, misuse, type Outcome } from './outcome.js';
import { fill } from './sentence.js';
import type { Terminal } from './terminal.js';

type Facts = { readonly [name: string]: string };

/** The sentences that belong together, or the same facts as one JSON object. */
const tell = (terminal: Terminal, { json }: Manner, facts: Facts, texts: readonly string[]): void => {
  const lines = json ? [JSON.stringify({ ok: true, ...facts })] : texts.map((text) => fill(text, facts));
  terminal.stdout.write(`${lines.join('\n')}\n`);
};

const onlyFiles = (storage: string, { shownStorage }: Upkeep): Outcome | undefined =>
  isPostgres(storage) ? misuse({ code: 'postgres-backup', storage: shownStorage(storage) }) : undefined;

const overwritten = (path: string): Outcome | undefined =>
  existsSync(path) ? misuse({ code: 'file-exists', path }) : undefined;

/** Copies the data as it is at this moment, also while the server runs. */
export const backup = (path: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> =>
  withData(flags, terminal, async (storage, upkeep) => {
    const hindrance = onlyFiles(storage, upkeep) ?? missingFile(storage) ?? overwritten(path);
    if (hindrance !== undefined) return hindrance;
    await upkeep.backUpData(storage, path);
    tell(terminal, manner, { storage, path }, [manner.texts.said.backedUp]);
    return DONE;
  });

const replaced = (storage: string, flags: Flags): Outcome | undefined =>
  flags['replace'] !== true && existsSync(storage) ? misuse({ code: 'data-exists', path: storage }) : undefined;

/** Puts a backup in the place of the data. One with flaws is better than nothing, but nobody may miss that it has some. */
export const restore = (path: string, flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> =>
  withData(flags, terminal, async (storage, upkeep) => {
    const { said } = manner.texts;
    const hindrance = onlyFiles(storage, upkeep) ?? missingFile(path) ?? replaced(storage, flags);
    if (hindrance !== undefined) return hindrance;
    const { kept, findings } = await upkeep.restoreData(path, storage, flags['replace'] === true);
    if (kept === undefined) tell(terminal, manner, { storage, path }, [said.restored]);
    else tell(terminal, manner, { storage, path, kept }, [said.restored, said.restoredKept]);
    const [reason] = findings;
    return reason === undefined ? DONE : hindered({ code: 'backup-flawed', path, reason });
  });
