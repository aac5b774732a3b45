import { inspectFile } from '../records/inspectFile.js';
import { verifying } from '../records/verifyLine.js';
import type { RunCommand } from './command.js';

/** Computes each record again, and says what that proves and what not. */
export const verify: RunCommand = async (invocation) => {
  const {
    terminal: { stdout },
    output: { json, texts },
  } = invocation;
  const outcome = await inspectFile(invocation, verifying(json));
  if (!json && outcome.kind === 'done') stdout.write(`${texts.messages.proves}\n${texts.messages.provesNot}\n`);
  return outcome;
};
