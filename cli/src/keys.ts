import { loadUpkeep } from '@miaou/server';
import { missingData, withData } from './dataWork.js';
import type { Flags } from './flags.js';
import type { Manner } from './manner.js';
import { DONE, type Outcome } from './outcome.js';
import { fill } from './sentence.js';
import type { Terminal } from './terminal.js';

const tell = (terminal: Terminal, { json }: Manner, text: string, facts: { readonly [name: string]: string }): void => {
  terminal.stdout.write(`${json ? JSON.stringify({ ok: true, ...facts }) : fill(text, facts)}\n`);
};

/** Gives the operator a new secret in place of one that was lost. */
export const renewOperatorSecret = (flags: Flags, terminal: Terminal, manner: Manner): Promise<Outcome> =>
  withData(flags, terminal, async (storage, upkeep) => {
    const hindrance = missingData(storage);
    if (hindrance !== undefined) return hindrance;
    const secret = await upkeep.withStore(storage, upkeep.renewOperatorSecret);
    tell(terminal, manner, manner.texts.said.operatorSecret, { secret });
    return DONE;
  });

/** A fresh pair of keys, by which push services know a server. */
export const makePushKeys = async (terminal: Terminal, manner: Manner): Promise<Outcome> => {
  const { makePushKeys: make } = await loadUpkeep();
  tell(terminal, manner, manner.texts.said.pushKeys, { ...(await make()) });
  return DONE;
};
