import { CommanderError } from 'commander';
import { tellLegalMoves, tellState } from './answer.js';
import { backup, restore } from './backup.js';
import { checkData } from './checkData.js';
import type { ExitCode } from './exitCode.js';
import { inspect } from './inspect.js';
import { LANGUAGES } from './language.js';
import { type Manner, mannerOf } from './manner.js';
import { DONE, IDLE, misuse, type Outcome } from './outcome.js';
import { type Commands, makeProgram } from './program.js';
import { exportRecords, importRecords } from './recordFiles.js';
import { report, reportFault } from './report.js';
import { serve } from './serve.js';
import { simulate } from './simulate.js';
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
  /** A command whose outcome is kept for the report. */
  const kept = <Args extends unknown[]>(command: (...args: Args) => Promise<Outcome>) => {
    return async (...args: Args): Promise<void> => {
      outcome = await command(...args);
    };
  };
  const commands: Commands = {
    simulate: kept((game, flags) => simulate(game, flags, terminal, manner)),
    replay: kept((file) => inspect(file, tellState, terminal, manner.texts)),
    legal: kept((file) => inspect(file, tellLegalMoves, terminal, manner.texts)),
    serve: kept((flags) => serve(flags, terminal, manner)),
    backup: kept((file, flags) => backup(file, flags, terminal, manner)),
    restore: kept((file, flags) => restore(file, flags, terminal, manner)),
    checkData: kept((flags) => checkData(flags, terminal, manner)),
    exportRecords: kept((flags) => exportRecords(flags, terminal, manner)),
    importRecords: kept((file, flags) => importRecords(file, flags, terminal, manner)),
  };
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
