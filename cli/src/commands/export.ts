import type { LineWriter } from '../output/lineWriter.js';
import { openOutput } from '../output/openOutput.js';
import { DONE, usageError } from '../output/outcome.js';
import { missingStorage, withStorage } from '../storage.js';
import { fill } from '../texts/sentence.js';
import type { RunCommand } from './command.js';

const writeAll = async (records: AsyncIterable<string>, writer: LineWriter): Promise<number> => {
  let written = 0;
  try {
    for await (const record of records) {
      await writer.write(record);
      written++;
    }
    await writer.close();
  } catch (error) {
    await writer.discard();
    throw error;
  }
  return written;
};

/** Writes the records of all finished matches. */
export const exportRecords: RunCommand = (invocation) =>
  withStorage(invocation, async (storage, { withStore, exportData }) => {
    const {
      flags,
      terminal,
      output: { texts, json },
    } = invocation;
    const failure = missingStorage(storage);
    if (failure !== undefined) return failure;
    const out = String(flags['out']);
    const isAnonymous = flags['anonymous'] === true;
    return withStore(storage, async (store) => {
      // Not before the data is open: what cannot be read would leave half of a file behind.
      const writer = await openOutput(out, terminal);
      if (!writer.ok) return usageError(writer.error);
      const records = await writeAll(exportData(store, { isAnonymous }), writer.value);
      const summary = json ? JSON.stringify({ records }) : fill(texts.messages.exported, { records });
      if (out !== '-') terminal.stdout.write(`${summary}\n`);
      return DONE;
    });
  });
