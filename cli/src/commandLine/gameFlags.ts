import { botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import type { OptionSpec } from '@miaou/kit';
import { type Command, Option } from 'commander';
import type { Texts } from '../texts/index.js';
import { fill } from '../texts/sentence.js';

type Help = Texts['help'];

/** A description with the default value behind it. */
export const withDefault = (text: string, value: string | number, help: Help): string =>
  [text, fill(help.byDefault, { value })].filter((part) => part !== '').join('; ');

const flagOf = (option: string, spec: OptionSpec, help: Help): { flags: string; text: string } => {
  switch (spec.kind) {
    case 'choice':
      return { flags: `--${option} <${spec.choices.join('|')}>`, text: withDefault('', spec.default, help) };
    case 'integer':
      return { flags: `--${option} <${spec.least}…${spec.most}>`, text: withDefault('', spec.default, help) };
    case 'seat':
      return { flags: `--${option} <seat>`, text: help.drawn };
    case 'document':
      return {
        flags: `--${option} <${[...Object.keys(spec.named), 'file.json'].join('|')}>`,
        text: withDefault('', spec.default, help),
      };
  }
};

/** Adds the options of every game as flags; a command may leave some out. */
export const addOptionFlags = (
  command: Command,
  help: Help,
  isOffered: (option: string, spec: OptionSpec) => boolean = () => true,
): void => {
  for (const game of GAMES) {
    for (const [option, spec] of Object.entries(game.optionSpecs)) {
      if (!isOffered(option, spec)) continue;
      // Two games may share a flag; each parses it by its own rules.
      if (command.options.some(({ long }) => long === `--${option}`)) continue;
      const { flags, text } = flagOf(option, spec, help);
      command.addOption(new Option(flags, text).helpGroup(fill(help.optionsOf, { game: game.id })));
    }
  }
};

/** Adds the argument that names a game. */
export const addGameArgument = (command: Command, help: Help): void =>
  void command.argument('<game>', `${help.game}: ${GAMES.map(({ id }) => id).join(' ')}`);

export const seatsText = (help: Help): string =>
  `${help.seats}: ${GAMES.map(({ id, seatCounts }) => `${id} ${seatCounts.join(' ')}`).join(', ')}`;

export const botNames = (): string =>
  [...new Set(GAMES.flatMap(({ id }) => botsFor(id).map(({ name }) => name)))].join(' ');
