import { DONE } from '../output/outcome.js';
import { printFacts } from '../output/printFacts.js';
import { missingStorage, withStorage } from '../storage.js';
import type { RunCommand } from './command.js';

/** Replaces the operator's secret, for one that was lost. */
export const operatorSecret: RunCommand = (invocation) =>
  withStorage(invocation, async (storage, maintenance) => {
    const { terminal, output } = invocation;
    const failure = missingStorage(storage);
    if (failure !== undefined) return failure;
    const secret = await maintenance.withStore(storage, maintenance.renewOperatorSecret);
    printFacts(terminal, output, { ok: true, secret }, [output.texts.messages.operatorSecret]);
    return DONE;
  });
