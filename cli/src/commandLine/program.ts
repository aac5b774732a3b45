import { Command, type HelpConfiguration } from 'commander';
import { COMMANDS, type CommandName } from '../commands/commandSpecs.js';
import type { Terminal } from '../terminal.js';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import { CommandLineError } from './commandLineError.js';
import type { Flags } from './flags.js';
import { LANGUAGES } from './language.js';

type Help = Texts['help'];

/** A command line that was understood. */
export interface ParsedCommandLine {
  readonly name: CommandName;
  readonly argument: string;
  readonly second: string;
  readonly flags: Flags;
}

/** A command whose errors carry a code, so that they can be reported in the user's language with what is right. */
class LocalizedCommand extends Command {
  override createCommand(name?: string): Command {
    return new LocalizedCommand(name);
  }

  override error(message: string, options?: { code?: string }): never {
    throw new CommandLineError(this, options?.code ?? '', message);
  }
}

const titles = (help: Help): HelpConfiguration => ({
  styleTitle: (title) =>
    ({ 'Usage:': help.usage, 'Arguments:': help.arguments, 'Options:': help.options, 'Commands:': help.commands })[
      title
    ] ?? title,
});

const addExamples = (command: Command, examples: readonly string[], help: Help): void =>
  void command.addHelpText('after', ['', help.examples, ...examples.map((example) => `  ${example}`)].join('\n'));

const addCommonFlags = (command: Command, help: Help): Command =>
  command
    .option('--json', help.json)
    .option('--lang <language>', `${help.lang}: ${LANGUAGES.join(' ')}`)
    .helpOption('-h, --help', help.help);

const NAMES = Object.keys(COMMANDS) as CommandName[];

const addCommand = (program: Command, name: CommandName, texts: Texts): void => {
  const { summary, examples, declare } = COMMANDS[name];
  // Without an action the parser would take the command for a group and show its help.
  const command = program
    .command(name)
    .description(texts.help[summary])
    .action(() => {});
  declare(command, texts);
  addExamples(addCommonFlags(command, texts.help), examples, texts.help);
};

/** The parser for the whole command line, with its help in one language. */
export const makeProgram = (version: string, { stdout, stderr }: Terminal, texts: Texts): Command => {
  const { help } = texts;
  const program = new LocalizedCommand('miaou')
    .description(fill(help.about, { games: texts.gameTitles }))
    .version(version, '-V, --version', help.version)
    .configureHelp({ ...titles(help), optionDescription: (option) => option.description })
    .helpCommand('help [command]', help.help)
    .configureOutput({ writeOut: (text) => void stdout.write(text), writeErr: (text) => void stderr.write(text) })
    .exitOverride();
  addCommonFlags(program, help);
  for (const name of NAMES) addCommand(program, name, texts);
  const shown = [COMMANDS.serve, COMMANDS.simulate, COMMANDS.replay, COMMANDS.legal];
  addExamples(
    program,
    shown.flatMap(({ examples }) => examples.slice(0, 1)),
    help,
  );
  return program;
};

/** Parses the arguments. The parser throws where nothing is left to run: for an error, or when it has shown the help. */
export const parseCommandLine = (program: Command, args: readonly string[]): ParsedCommandLine => {
  program.parse(args, { from: 'user' });
  const name = NAMES.find((known) => known === program.args[0]);
  const command = program.commands.find((known) => known.name() === name);
  if (name === undefined || command === undefined) throw new Error('the parser accepted a command that does not exist');
  const [argument = '', second = ''] = command.args;
  return { name, argument, second, flags: command.opts<Flags>() };
};
