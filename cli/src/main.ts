import { CommanderError } from 'commander';
import { commandsFor } from './commands.js';
import type { ExitCode } from './exitCode.js';
import { LANGUAGES } from './language.js';
import { type Manner, mannerOf } from './manner.js';
import { DONE, IDLE, misuse, type Outcome } from './outcome.js';
import { makeProgram } from './program.js';
import { report, reportFault } from './report.js';
import type { Terminal } from './terminal.js';
import { fullName, UsageFault, usageRefusal } from './usage.js';

/** What the parser throws when there is nothing left to do, as an outcome; anything else is thrown on. */
const endedBy = (error: unknown): Outcome => {
  if (error instanceof UsageFault) return misuse(usageRefusal(error), fullName(error.command));
  if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : IDLE;
  throw error;
};

const run = async (args: readonly string[], terminal: Terminal, manner: Manner, version: string): Promise<Outcome> => {
  let outcome = DONE;
  const commands = commandsFor(terminal, manner, (ended) => {
    outcome = ended;
  });
  try {
    await makeProgram(commands, version, terminal, manner.texts).parseAsync(args, { from: 'user' });
  } catch (error) {
    return endedBy(error);
  }
  return outcome;
};

/** The whole command: arguments in, code for the shell out. */
export const main = async (args: readonly string[], terminal: Terminal, version: string): Promise<ExitCode> => {
  const manner = mannerOf(args, terminal);
  const { unknownLanguage: found } = manner;
  if (found !== undefined) {
    return report(misuse({ code: 'unknown-language', found, known: LANGUAGES }), terminal.stderr, manner);
  }
  try {
    return report(await run(args, terminal, manner, version), terminal.stderr, manner);
  } catch (error) {
    return reportFault(error, terminal.stderr, manner, terminal.env['MIAOU_DEBUG'] === '1');
  }
};
