import type { Refusal } from '@miaou/kit';
import type { Command } from 'commander';

/** The parser refused the command line. */
export class CommandLineError extends Error {
  readonly command: Command;
  readonly code: string;

  constructor(command: Command, code: string, message: string) {
    super(message);
    this.command = command;
    this.code = code;
  }
}

/** A command as it is typed, such as `miaou simulate`. */
export const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;

const usageOf = (command: Command): string => `${fullName(command)} ${command.usage()}`;

const flagsOf = (command: Command): string[] =>
  command.options.flatMap(({ long }) => (long === undefined ? [] : [long]));

/** The parser names the wrong word in quotes in its message only. */
const quotedIn = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? '';

/** What is wrong with the call, and what would be right. */
export const commandLineRefusal = ({ command, code, message }: CommandLineError): Refusal => {
  const found = quotedIn(message);
  switch (code) {
    case 'commander.unknownCommand':
      return { code: 'unknown-command', found, known: command.commands.map((known) => known.name()) };
    case 'commander.unknownOption':
      return { code: 'unknown-flag', found, known: flagsOf(command) };
    case 'commander.missingArgument':
      return { code: 'missing-argument', argument: found, usage: usageOf(command) };
    case 'commander.optionMissingArgument':
      return { code: 'missing-value', flag: found };
    default:
      return { code: 'too-many-arguments', usage: usageOf(command) };
  }
};
