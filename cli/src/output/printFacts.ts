import type { Fact } from '@miaou/kit';
import type { Terminal } from '../terminal.js';
import { fill } from '../texts/sentence.js';
import type { OutputOptions } from './outputOptions.js';

/** What a command found out: sentences for a person, one JSON object for a program. */
export const printFacts = (
  { stdout }: Terminal,
  { json }: OutputOptions,
  facts: { readonly [name: string]: Fact },
  texts: readonly string[],
): void => {
  const lines = json ? [JSON.stringify(facts)] : texts.map((text) => fill(text, facts));
  stdout.write(`${lines.join('\n')}\n`);
};
