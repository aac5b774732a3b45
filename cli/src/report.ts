import type { Refusal } from '@miaou/kit';
import { EXIT, type ExitCode } from './exitCode.js';
import { fileFault, systemFault } from './fileFault.js';
import type { Manner } from './manner.js';
import type { Outcome } from './outcome.js';
import { fill, sentence } from './sentence.js';
import type { Output } from './terminal.js';

/** Text for a screen: control characters out of somebody's file must not reach it. */
const tame = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD');

const say = (stderr: Output, text: string): void => void stderr.write(`miaou: ${tame(text)}\n`);

const reportRefusal = (
  refusal: Refusal,
  command: string | undefined,
  stderr: Output,
  { texts, json }: Manner,
): void => {
  const message = sentence(refusal, texts);
  if (json) return void stderr.write(`${JSON.stringify({ ok: false, error: { ...refusal, message } })}\n`);
  say(stderr, message);
  if (command !== undefined) say(stderr, fill(texts.said.tryHelp, { command: `${command} --help` }));
};

/** Tells how a command ended, if there is anything to tell, and gives the code for the shell. */
export const report = (outcome: Outcome, stderr: Output, manner: Manner): ExitCode => {
  switch (outcome.kind) {
    case 'done':
      return EXIT.ok;
    case 'idle':
      return EXIT.misuse;
    case 'wrong': {
      const { records, wrong, first } = outcome;
      if (manner.json) stderr.write(`${JSON.stringify({ ok: false, records, wrong, first })}\n`);
      else say(stderr, fill(manner.texts.said.someWrong, { records, wrong, message: first }));
      return EXIT.wrong;
    }
    case 'toldWrong':
      return EXIT.wrong;
    case 'hindered':
      reportRefusal(outcome.refusal, undefined, stderr, manner);
      return EXIT.wrong;
    case 'misuse':
      reportRefusal(outcome.refusal, outcome.command, stderr, manner);
      return EXIT.misuse;
  }
};

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '-';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells what stopped a command that should not have been stopped: a full disk, or a mistake of ours. */
export const reportFault = (error: unknown, stderr: Output, manner: Manner, debug: boolean): ExitCode => {
  // Whoever read our output has seen enough (| head): that is no fault.
  if (systemFault(error) === 'EPIPE') return EXIT.ok;
  const fault = fileFault(pathOf(error), error);
  if (fault !== undefined) return report({ kind: 'misuse', refusal: fault }, stderr, manner);
  say(stderr, fill(manner.texts.said.bug, { reason: reasonOf(error) }));
  if (debug && error instanceof Error) stderr.write(`${error.stack ?? ''}\n`);
  return EXIT.bug;
};
