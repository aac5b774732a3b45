import type { TableReport } from '@miaou/server';
import { StreamWriter } from '../output/lineWriter.js';
import { DONE, type Outcome, REPORTED } from '../output/outcome.js';
import { missingStorage, withStorage } from '../storage.js';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import type { Invocation, RunCommand } from './command.js';

/** What is wrong with one table; undefined when it is sound. */
const errorOf = ({ table, verdict }: TableReport, { messages }: Texts): string | undefined => {
  switch (verdict.kind) {
    case 'sound':
      return undefined;
    case 'damaged':
      return fill(messages.tableDamaged, { table, at: verdict.at, reason: verdict.reason });
    case 'unreadable':
      return fill(messages.tableUnreadable, { table, reason: verdict.reason });
    case 'indexDiffers':
      return fill(messages.tableDiffers, { table, columns: verdict.columns });
  }
};

type Inspect = (reported: (report: TableReport) => Promise<void>) => Promise<readonly string[]>;

const check = async ({ output }: Invocation, writer: StreamWriter, inspect: Inspect): Promise<Outcome> => {
  const { texts, json } = output;
  let [tables, wrong] = [0, 0];
  const findings = await inspect(async (report) => {
    tables++;
    const error = errorOf(report, texts);
    if (error === undefined) return;
    wrong++;
    await writer.write(json ? JSON.stringify(report) : error);
  });
  for (const finding of findings) await writer.write(json ? JSON.stringify({ finding }) : finding);
  await writer.write(json ? JSON.stringify({ tables, wrong }) : fill(texts.messages.checked, { tables, wrong }));
  return wrong + findings.length === 0 ? DONE : REPORTED;
};

/** Reads all stored data and reports what is wrong with it, line by line: what was found is printed even if the check fails. */
export const checkData: RunCommand = (invocation) =>
  withStorage(invocation, async (storage, { withStore, inspectData }) => {
    const failure = missingStorage(storage);
    if (failure !== undefined) return failure;
    const writer = new StreamWriter(invocation.terminal.stdout);
    try {
      return await withStore(storage, (store) => check(invocation, writer, (reported) => inspectData(store, reported)));
    } finally {
      await writer.close();
    }
  });
