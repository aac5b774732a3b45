import { type Chance, type JsonObject, type OptionSpec, type Parsed, parseChoice, parseInteger } from '@miaou/kit';
import { parseAll } from './fields.js';
import { KITCHEN, parseLayout } from './layout.js';
import { BLOCKINGS, type ChopOptions, HOMES, PATHS } from './types.js';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

type Name = Exclude<keyof ChopOptions, 'seats'>;

export const OPTION_SPECS: Readonly<Record<Name, OptionSpec>> = {
  cat: { kind: 'seat' },
  path: { kind: 'choice', choices: PATHS, default: 'originOnly' },
  blocking: { kind: 'choice', choices: BLOCKINGS, default: 'opponents' },
  home: { kind: 'choice', choices: HOMES, default: 'returnAfterTenth' },
  maxRounds: { kind: 'integer', least: 1, most: 10_000, default: 300 },
  layout: { kind: 'document', default: 'kitchen' },
};
const NAMES = Object.keys(OPTION_SPECS) as Name[];

/** What applies where an option is left out; the cat's seat must be named. */
const defaultOf = (name: Name): unknown => {
  const spec = OPTION_SPECS[name];
  if (spec.kind === 'document') return KITCHEN;
  return spec.kind === 'seat' ? undefined : spec.default;
};

const parseGiven = (name: Name, raw: unknown, seats: number): Parsed<unknown> => {
  const spec = OPTION_SPECS[name];
  switch (spec.kind) {
    case 'seat':
      return parseInteger(name, raw, 0, seats - 1);
    case 'choice':
      return parseChoice(name, raw, spec.choices);
    case 'integer':
      return parseInteger(name, raw, spec.least, spec.most);
    case 'document':
      return parseLayout(raw);
  }
};

const parseSeats = (field: string, raw: unknown): Parsed<number> =>
  parseInteger(field, raw, SEAT_COUNTS[0], SEAT_COUNTS[3]);

/** Reads options as a record writes them. */
export const parseOptions = (raw: unknown): Parsed<ChopOptions> => {
  const parseOption = (name: string, found: unknown): Parsed<unknown> =>
    parseGiven(name as Name, found === undefined ? defaultOf(name as Name) : found, (raw as ChopOptions).seats);
  const parsers = { seats: parseSeats, ...Object.fromEntries(NAMES.map((name) => [name, parseOption])) };
  return parseAll('options', raw, parsers) as Parsed<unknown> as Parsed<ChopOptions>;
};

const isDefault = (name: Name, value: unknown): boolean => JSON.stringify(value) === JSON.stringify(defaultOf(name));

/** Options as a record writes them: those that differ from their default. */
export const formatOptions = ({ seats, ...rest }: ChopOptions): JsonObject => ({
  seats,
  ...Object.fromEntries(Object.entries(rest).filter(([name, value]) => !isDefault(name as Name, value))),
});

/** Draws the cat's seat where the host left it out. */
export const drawOptions = (raw: JsonObject, chance: Chance): JsonObject => {
  const seats = parseSeats('seats', raw['seats']);
  return raw['cat'] === undefined && seats.ok ? { ...raw, cat: chance.below(seats.value) } : raw;
};
