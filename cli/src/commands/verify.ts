import { inspectFile } from '../records/inspectFile.js';
import type { InspectLine } from '../records/inspectRecord.js';
import { verifying } from '../records/verifyLine.js';
import type { RunCommand } from './command.js';

/** Computes each record again, and says what that proves and what not: nothing where nothing was sealed. */
export const verify: RunCommand = async (invocation) => {
  const {
    terminal: { stdout },
    output: { json, texts },
  } = invocation;
  const seen = { records: 0, proved: 0 };
  const inspect = verifying(json);
  const counting: InspectLine = (line, words) => {
    const inspection = inspect(line, words);
    if (inspection !== undefined) seen.records += 1;
    if (inspection?.isProved === true) seen.proved += 1;
    return inspection;
  };
  const outcome = await inspectFile(invocation, counting);
  if (json || outcome.kind !== 'done') return outcome;
  if (seen.records === 0) stdout.write(`${texts.messages.noRecords}\n`);
  if (seen.proved > 0) stdout.write(`${texts.messages.proves}\n${texts.messages.provesNot}\n`);
  return outcome;
};
