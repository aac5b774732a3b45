import { loadMaintenance } from '@miaou/server';
import { DONE } from '../output/outcome.js';
import { printFacts } from '../output/printFacts.js';
import type { RunCommand } from './command.js';

/** Makes a key pair by which push services recognise a server. */
export const pushKeys: RunCommand = async ({ terminal, output }) => {
  const { makePushKeys } = await loadMaintenance();
  printFacts(terminal, output, { ok: true, ...(await makePushKeys()) }, [output.texts.messages.pushKeys]);
  return DONE;
};
