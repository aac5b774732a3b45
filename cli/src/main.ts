import { CommanderError } from 'commander';
import { CommandLineError, commandLineRefusal, fullName } from './commandLine/commandLineError.js';
import { LANGUAGES } from './commandLine/language.js';
import { makeProgram, type ParsedCommandLine, parseCommandLine } from './commandLine/program.js';
import { COMMANDS } from './commands/commandSpecs.js';
import type { ExitCode } from './output/exitCode.js';
import { DONE, HELP_SHOWN, type Outcome, usageError } from './output/outcome.js';
import { type OutputOptions, parseOutputOptions } from './output/outputOptions.js';
import { report, reportThrown } from './output/report.js';
import type { Terminal } from './terminal.js';

type Parsed = { readonly call: ParsedCommandLine } | { readonly outcome: Outcome };

/** The call, or how it ended where nothing is left to run. Anything the parser does not throw on purpose is rethrown. */
const parse = (args: readonly string[], version: string, terminal: Terminal, { texts }: OutputOptions): Parsed => {
  try {
    return { call: parseCommandLine(makeProgram(version, terminal, texts), args) };
  } catch (error) {
    if (error instanceof CommandLineError)
      return { outcome: usageError(commandLineRefusal(error), fullName(error.command)) };
    if (error instanceof CommanderError) return { outcome: error.exitCode === 0 ? DONE : HELP_SHOWN };
    throw error;
  }
};

const run = async (
  { name, ...call }: ParsedCommandLine,
  terminal: Terminal,
  output: OutputOptions,
): Promise<Outcome> => {
  const runCommand = await COMMANDS[name].load();
  return runCommand({ ...call, terminal, output });
};

/** The whole command: arguments in, exit code out. */
export const main = async (args: readonly string[], terminal: Terminal, version: string): Promise<ExitCode> => {
  const output = parseOutputOptions(args, terminal);
  const { unknownLanguage: found } = output;
  if (found !== undefined) {
    return report(usageError({ code: 'unknown-language', found, known: LANGUAGES }), terminal.stderr, output);
  }
  try {
    const parsed = parse(args, version, terminal, output);
    const outcome = 'call' in parsed ? await run(parsed.call, terminal, output) : parsed.outcome;
    return report(outcome, terminal.stderr, output);
  } catch (error) {
    return reportThrown(error, terminal.stderr, output, terminal.env['MIAOU_DEBUG'] === '1');
  }
};
