import { type Bot, botNamed, botsFor } from '@miaou/bots';
import { GAMES, gameById } from '@miaou/games';
import {
  accepted,
  type Game,
  type JsonObject,
  type OptionSpec,
  type Parsed,
  parseInteger,
  quoted,
  refused,
  SeededChance,
} from '@miaou/kit';
import { readJsonFile } from '../input/jsonFile.js';
import type { Simulation } from '../simulation/simulateMatch.js';

/** The values of flags as they were typed. */
export type Flags = { readonly [flag: string]: string | boolean | undefined };

const MAX_MATCHES = 1_000_000_000;
/** Seeds that are drawn stay below this number. */
export const MAX_SEED = 2 ** 47;
export const MAX_DECISION_MS = 600_000;

/** Digits become a number; anything else stays as it is, so that the parser refuses it with what it expects. */
export const number = (typed: unknown): unknown =>
  typeof typed === 'string' && /^-?\d+$/.test(typed) ? Number(typed) : typed;

const optionValue = async (spec: OptionSpec, typed: string): Promise<Parsed<unknown>> => {
  switch (spec.kind) {
    case 'choice':
      return accepted(typed);
    case 'integer':
    case 'seat':
      return accepted(number(typed));
    case 'document':
      return Object.hasOwn(spec.named, typed) ? accepted(spec.named[typed]) : readJsonFile(typed);
  }
};

/** The game's options as typed; without `--seats`, the smallest number of seats. */
const rawOptions = async (game: Game, flags: Flags): Promise<Parsed<JsonObject>> => {
  const options: Record<string, unknown> = { seats: number(flags['seats']) ?? game.seatCounts[0] };
  for (const [option, spec] of Object.entries(game.optionSpecs)) {
    const typed = flags[option];
    if (typeof typed !== 'string') continue;
    const value = await optionValue(spec, typed);
    if (!value.ok) return value;
    options[option] = value.value;
  }
  return accepted(options);
};

const flagsOf = (game: Game): string[] => Object.keys(game.optionSpecs);

/** A flag that was typed and belongs to another game. */
const flagOfAnotherGame = (game: Game, flags: Flags): string | undefined =>
  GAMES.flatMap(flagsOf).find((flag) => flags[flag] !== undefined && !flagsOf(game).includes(flag));

export const parseGame = (id: string): Parsed<Game> => {
  const game = gameById(id);
  return game === undefined
    ? refused({ code: 'unknown-game', found: quoted(id), known: GAMES.map((known) => known.id) })
    : accepted(game);
};

/** Checks the options before the first match; options left to chance are drawn once for the check. */
export const parseOptions = async (game: Game, flags: Flags): Promise<Parsed<{ raw: JsonObject; seats: number }>> => {
  const foreign = flagOfAnotherGame(game, flags);
  if (foreign !== undefined)
    return refused({
      code: 'foreign-flag',
      flag: `--${foreign}`,
      game: game.id,
      known: flagsOf(game).map((flag) => `--${flag}`),
    });
  const raw = await rawOptions(game, flags);
  if (!raw.ok) return raw;
  const parsed = game.parseOptions(game.drawOptions(raw.value, new SeededChance(0)));
  return parsed.ok ? accepted({ raw: raw.value, seats: parsed.value.seats }) : parsed;
};

const parseBots = (game: Game, names: readonly string[], seats: number): Parsed<Bot[]> => {
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = botNamed(game.id, name);
    const known = botsFor(game.id).map((other) => other.name);
    if (bot === undefined) return refused({ code: 'unknown-bot', found: quoted(name), game: game.id, known });
    bots.push(bot);
  }
  if (seats % bots.length !== 0) return refused({ code: 'wrong-bot-count', found: bots.length, seats });
  return accepted(Array.from({ length: seats / bots.length }, () => bots).flat());
};

export const parseGames = (typed: unknown): Parsed<number> => parseInteger('--games', number(typed), 1, MAX_MATCHES);

/** The flags of `simulate`. A list of bots that is shorter than the number of seats is repeated. */
export const parseSimulation = async (id: string, flags: Flags, seed: string): Promise<Parsed<Simulation>> => {
  const game = parseGame(id);
  if (!game.ok) return game;
  const options = await parseOptions(game.value, flags);
  if (!options.ok) return options;
  const bots = parseBots(game.value, String(flags['bots']).split(','), options.value.seats);
  if (!bots.ok) return bots;
  return accepted({ game: game.value, options: options.value.raw, bots: bots.value, seed });
};
