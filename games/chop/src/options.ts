import {
  accepted,
  type Chance,
  isJsonObject,
  type JsonObject,
  type OptionSpec,
  type Parsed,
  parseChoice,
  parseInteger,
  refused,
  seat,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { KITCHEN, type Layout, parseLayout } from './layout.js';
import { BLOCKINGS, type ChopOptions, HOMES, PATHS } from './types.js';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;
const LEAST_SEATS = 2;
export const MOST_SEATS = 5;
const MOST_ROUNDS = 10_000;

const DEFAULTS = { path: PATHS[0], blocking: BLOCKINGS[0], home: HOMES[0], maxRounds: 300, layout: KITCHEN };

export const OPTION_SPECS = {
  cat: { kind: 'seat' },
  path: { kind: 'choice', choices: PATHS, default: DEFAULTS.path },
  blocking: { kind: 'choice', choices: BLOCKINGS, default: DEFAULTS.blocking },
  home: { kind: 'choice', choices: HOMES, default: DEFAULTS.home },
  maxRounds: { kind: 'integer', least: 1, most: MOST_ROUNDS, default: DEFAULTS.maxRounds },
  layout: { kind: 'document', default: 'kitchen' },
} as const satisfies { [option: string]: OptionSpec };

/** What is left out takes its default; anything else must be read. */
const orDefault = <T>(raw: unknown, value: T, parse: (raw: unknown) => Parsed<T>): Parsed<T> =>
  raw === undefined ? accepted(value) : parse(raw);

const parseSeats = (raw: JsonObject): Parsed<Pick<ChopOptions, 'seats' | 'cat'>> => {
  const seats = parseInteger('seats', raw['seats'], LEAST_SEATS, MOST_SEATS);
  if (!seats.ok) return seats;
  const cat = parseInteger('cat', raw['cat'], 0, seats.value - 1);
  return cat.ok ? accepted({ seats: seats.value, cat: seat(cat.value) }) : cat;
};

/** Reads options as a record writes them. */
export const parseOptions = (raw: unknown): Parsed<ChopOptions> => {
  if (!isJsonObject(raw)) return refused(wrongField('options', raw, 'an object'));
  const stranger = unknownField(raw, ['seats', ...Object.keys(OPTION_SPECS)]);
  if (stranger !== undefined) return refused(stranger);
  const seats = parseSeats(raw);
  if (!seats.ok) return seats;
  const path = orDefault(raw['path'], DEFAULTS.path, (found) => parseChoice('path', found, PATHS));
  if (!path.ok) return path;
  const blocking = orDefault(raw['blocking'], DEFAULTS.blocking, (found) => parseChoice('blocking', found, BLOCKINGS));
  if (!blocking.ok) return blocking;
  const home = orDefault(raw['home'], DEFAULTS.home, (found) => parseChoice('home', found, HOMES));
  if (!home.ok) return home;
  const maxRounds = orDefault(raw['maxRounds'], DEFAULTS.maxRounds, (found) =>
    parseInteger('maxRounds', found, 1, MOST_ROUNDS),
  );
  if (!maxRounds.ok) return maxRounds;
  const layout = orDefault<Layout>(raw['layout'], DEFAULTS.layout, parseLayout);
  if (!layout.ok) return layout;
  return accepted({
    ...seats.value,
    path: path.value,
    blocking: blocking.value,
    home: home.value,
    maxRounds: maxRounds.value,
    layout: layout.value,
  });
};

/** Options as a record writes them: those that differ from their default. */
export const formatOptions = ({ seats, cat, ...rest }: ChopOptions): JsonObject => ({
  seats,
  cat,
  ...Object.fromEntries(Object.entries(rest).filter(([name, value]) => (DEFAULTS as JsonObject)[name] !== value)),
});

/** Draws the cat's seat where the host left it out. */
export const drawOptions = (raw: JsonObject, chance: Chance): JsonObject => {
  const seats = parseInteger('seats', raw['seats'], LEAST_SEATS, MOST_SEATS);
  return raw['cat'] === undefined && seats.ok ? { ...raw, cat: chance.below(seats.value) } : raw;
};
