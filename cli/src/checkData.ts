import type { TableReport } from '@miaou/server';
import { missingData, withData } from './dataWork.js';
import type { Flags } from './flags.js';
import type { Manner } from './manner.js';
import { DONE, type Outcome, TOLD_WRONG } from './outcome.js';
import { fill } from './sentence.js';
import { StreamSink } from './sink.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts/index.js';

/** What is wrong with one table; nothing when all is well. */
const faultOf = ({ table, verdict }: TableReport, { said }: Texts): string | undefined => {
  switch (verdict.kind) {
    case 'sound':
      return undefined;
    case 'damaged':
      return fill(said.tableDamaged, { table, at: verdict.at, reason: verdict.reason });
    case 'unreadable':
      return fill(said.tableUnreadable, { table, reason: verdict.reason });
    case 'indexDiffers':
      return fill(said.tableDiffers, { table, columns: verdict.columns });
  }
};

/** Reads everything that is stored and says what is wrong with it. */
export const checkData = (flags: Flags, terminal: Terminal, { texts, json }: Manner): Promise<Outcome> =>
  withData(flags, terminal, async (storage, { withStore, inspectData }) => {
    const hindrance = missingData(storage);
    if (hindrance !== undefined) return hindrance;
    const sink = new StreamSink(terminal.stdout);
    let [tables, wrong] = [0, 0];
    const findings = await withStore(storage, (store) =>
      inspectData(store, async (report) => {
        tables++;
        const fault = faultOf(report, texts);
        if (fault === undefined) return;
        wrong++;
        await sink.write(json ? JSON.stringify(report) : fault);
      }),
    );
    for (const finding of findings) await sink.write(json ? JSON.stringify({ finding }) : finding);
    await sink.write(json ? JSON.stringify({ tables, wrong }) : fill(texts.said.checked, { tables, wrong }));
    await sink.close();
    return wrong + findings.length === 0 ? DONE : TOLD_WRONG;
  });
