import { GAMES } from '@miaou/games';
import {
  type Chance,
  type Game,
  type GameTypes,
  type JsonObject,
  type OptionSpec,
  quoted,
  SeededChance,
  seatsOf,
} from '@miaou/kit';
import { DOCUMENTS } from './documents.js';

/** One way to play one game: what every promise of the contract is checked for. */
export interface Case {
  readonly name: string;
  readonly game: Game;
  readonly options: GameTypes['options'];
}

/** The values of one option that are worth a match: all of them where they can be counted. */
const valuesOf = (game: Game, option: string, spec: OptionSpec, seats: number): readonly unknown[] => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices;
    case 'integer':
      return [spec.least, Math.min(spec.most, spec.least + 6), spec.default, spec.most];
    case 'seat':
      return seatsOf(seats);
    case 'document':
      return DOCUMENTS[game.id]?.[option] ?? [];
  }
};

const nameOf = (game: Game, raw: JsonObject): string => {
  const words = Object.entries(raw).map(([option, value]) =>
    typeof value === 'object' ? `own ${option}` : `${option} ${typeof value === 'string' ? value : quoted(value)}`,
  );
  return `${game.id}: ${words.join(', ')}`;
};

const caseOf = (game: Game, raw: JsonObject): Case => {
  const name = nameOf(game, raw);
  const options = game.parseOptions(game.drawOptions(raw, new SeededChance(name)));
  if (!options.ok) throw new Error(`${name}: ${JSON.stringify(options.error)}`);
  return { name, game, options: options.value };
};

/** Every value of every option, one at a time, the others as they come. */
const singleOptions = (game: Game, seats: number): JsonObject[] =>
  Object.entries(game.optionSpecs).flatMap(([option, spec]) =>
    valuesOf(game, option, spec, seats).map((value) => ({ seats, [option]: value })),
  );

/** All options drawn together: some faults need two of them at once. */
const drawnOptions = (game: Game, seats: number, chance: Chance): JsonObject => {
  const raw: Record<string, unknown> = { seats };
  for (const [option, spec] of Object.entries(game.optionSpecs)) {
    const values = valuesOf(game, option, spec, seats);
    const index = chance.below(values.length + 1);
    if (index < values.length) raw[option] = values[index];
  }
  return raw;
};

const COMBINATIONS = 4;

const casesOf = (game: Game, seats: number): Case[] => {
  const chance = new SeededChance(`combinations of ${game.id} for ${seats}`);
  const combined = Array.from({ length: COMBINATIONS }, () => drawnOptions(game, seats, chance));
  const raws = [{ seats }, ...singleOptions(game, seats), ...combined];
  // A value that is the default comes to the same options: each is kept once, under its shortest name.
  const byOptions = new Map<string, Case>();
  for (const one of raws.map((raw) => caseOf(game, raw))) {
    const key = JSON.stringify(one.options);
    if (!byOptions.has(key)) byOptions.set(key, one);
  }
  return [...byOptions.values()];
};

/** Every registered game, every seat count, every option value, and some combinations of values. */
export const CASES: readonly Case[] = GAMES.flatMap((game) => game.seatCounts.flatMap((seats) => casesOf(game, seats)));

/** Some per cent of the cases; another part of them for each `which`, so that the suites of a quick run meet different ones. */
export const shareOfCases = (percent: number, which: number): readonly Case[] => {
  const stride = Math.round(100 / percent);
  return CASES.filter((_, index) => index % stride === which % stride);
};
