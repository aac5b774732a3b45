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
  unknownField,
  wrongField,
} from '@miaou/kit';
import { KITCHEN, parseLayout } from './layout.js';
import { BLOCKINGS, type ChopOptions, HOMES, PATHS } from './types.js';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;
const MOST_ROUNDS = 10_000;

type Defaults = Omit<ChopOptions, 'seats' | 'cat'>;

const DEFAULTS: Defaults = {
  path: 'originOnly',
  blocking: 'opponents',
  home: 'returnAfterTenth',
  maxRounds: 300,
  layout: KITCHEN,
};

export const OPTION_SPECS: Readonly<Record<keyof Defaults | 'cat', OptionSpec>> = {
  cat: { kind: 'seat' },
  path: { kind: 'choice', choices: PATHS, default: DEFAULTS.path },
  blocking: { kind: 'choice', choices: BLOCKINGS, default: DEFAULTS.blocking },
  home: { kind: 'choice', choices: HOMES, default: DEFAULTS.home },
  maxRounds: { kind: 'integer', least: 1, most: MOST_ROUNDS, default: DEFAULTS.maxRounds },
  layout: { kind: 'document', default: 'kitchen' },
};

const PARSERS: { readonly [Name in keyof Defaults]: (raw: unknown) => Parsed<Defaults[Name]> } = {
  path: (raw) => parseChoice('path', raw, PATHS),
  blocking: (raw) => parseChoice('blocking', raw, BLOCKINGS),
  home: (raw) => parseChoice('home', raw, HOMES),
  maxRounds: (raw) => parseInteger('maxRounds', raw, 1, MOST_ROUNDS),
  layout: parseLayout,
};
const NAMES = Object.keys(PARSERS) as (keyof Defaults)[];

const parseSeats = (raw: JsonObject): Parsed<number> =>
  parseInteger('seats', raw['seats'], SEAT_COUNTS[0], SEAT_COUNTS[3]);

/** Reads options as a record writes them; what is left out takes its default. */
export const parseOptions = (raw: unknown): Parsed<ChopOptions> => {
  if (!isJsonObject(raw)) return refused(wrongField('options', raw, 'an object'));
  const stranger = unknownField(raw, ['seats', 'cat', ...NAMES]);
  if (stranger !== undefined) return refused(stranger);
  const seats = parseSeats(raw);
  if (!seats.ok) return seats;
  const cat = parseInteger('cat', raw['cat'], 0, seats.value - 1);
  if (!cat.ok) return cat;
  const options: { [name: string]: unknown } = { seats: seats.value, cat: cat.value, ...DEFAULTS };
  for (const name of NAMES.filter((one) => raw[one] !== undefined)) {
    const parsed = PARSERS[name](raw[name]);
    if (!parsed.ok) return parsed;
    options[name] = parsed.value;
  }
  return accepted(options as unknown as ChopOptions);
};

/** Options as a record writes them: those that differ from their default. */
export const formatOptions = (options: ChopOptions): JsonObject => ({
  seats: options.seats,
  cat: options.cat,
  ...Object.fromEntries(NAMES.filter((name) => options[name] !== DEFAULTS[name]).map((name) => [name, options[name]])),
});

/** Draws the cat's seat where the host left it out. */
export const drawOptions = (raw: JsonObject, chance: Chance): JsonObject => {
  const seats = parseSeats(raw);
  return raw['cat'] === undefined && seats.ok ? { ...raw, cat: chance.below(seats.value) } : raw;
};
