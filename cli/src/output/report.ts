import type { Refusal } from '@miaou/kit';
import { fileRefusal, systemErrorCode } from '../errors/fileError.js';
import { AnswerFailure } from '../input/openAddress.js';
import type { Output } from '../terminal.js';
import { fill, sentence } from '../texts/sentence.js';
import { EXIT, type ExitCode } from './exitCode.js';
import type { Outcome } from './outcome.js';
import type { OutputOptions } from './outputOptions.js';

/** Control characters from a file that was read could otherwise take over the terminal. */
const withoutControlCharacters = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD');

const printLine = (stderr: Output, text: string): void =>
  void stderr.write(`miaou: ${withoutControlCharacters(text)}\n`);

const reportRefusal = (
  refusal: Refusal,
  command: string | undefined,
  stderr: Output,
  { texts, json }: OutputOptions,
): void => {
  const message = sentence(refusal, texts);
  if (json) return void stderr.write(`${JSON.stringify({ ok: false, error: { ...refusal, message } })}\n`);
  printLine(stderr, message);
  if (command !== undefined) printLine(stderr, fill(texts.messages.tryHelp, { command: `${command} --help` }));
};

/** Prints how a command ended, where there is anything to say, and gives the exit code. */
export const report = (outcome: Outcome, stderr: Output, output: OutputOptions): ExitCode => {
  switch (outcome.kind) {
    case 'done':
      return EXIT.ok;
    case 'helpShown':
      return EXIT.usage;
    case 'invalidRecords': {
      const { records, invalid: wrong, first } = outcome;
      if (output.json) stderr.write(`${JSON.stringify({ ok: false, records, wrong, first })}\n`);
      else printLine(stderr, fill(output.texts.messages.someWrong, { records, wrong, message: first }));
      return EXIT.failure;
    }
    case 'reported':
      return EXIT.failure;
    case 'environmentError':
      reportRefusal(outcome.refusal, undefined, stderr, output);
      return EXIT.failure;
    case 'usageError':
      reportRefusal(outcome.refusal, outcome.command, stderr, output);
      return EXIT.usage;
  }
};

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '-';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reports an exception that ended the command: a full disk, a server that stopped answering, or a bug. */
export const reportThrown = (error: unknown, stderr: Output, output: OutputOptions, debug: boolean): ExitCode => {
  // The reader of a pipe may stop early (| head): that is not an error.
  if (systemErrorCode(error) === 'EPIPE') return EXIT.ok;
  if (error instanceof AnswerFailure)
    return report({ kind: 'environmentError', refusal: error.refusal }, stderr, output);
  const refusal = fileRefusal(pathOf(error), error);
  if (refusal !== undefined) return report({ kind: 'usageError', refusal }, stderr, output);
  printLine(stderr, fill(output.texts.messages.bug, { reason: reasonOf(error) }));
  if (debug && error instanceof Error) stderr.write(`${error.stack ?? ''}\n`);
  return EXIT.bug;
};
