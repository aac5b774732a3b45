import {
  type Chance,
  choiceParser,
  isJsonObject,
  type JsonObject,
  type OptionSpec,
  optional,
  type Parsed,
  parseInteger,
  parseObject,
  parseSeat,
} from '@miaou/kit';
import { KITCHEN, NAMED_KITCHENS } from './kitchens.js';
import { parseLayout } from './layout.js';
import { BLOCKINGS, type ChopOptions, HOMES, KNIVES_IN_DOUBLE, PATHS, type WrittenOptions } from './types.js';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

export const OPTION_SPECS = {
  cat: { kind: 'seat' },
  path: { kind: 'choice', choices: PATHS, default: 'originOnly' },
  blocking: { kind: 'choice', choices: BLOCKINGS, default: 'opponents' },
  home: { kind: 'choice', choices: HOMES, default: 'returnAfterTenth' },
  knifeInDouble: { kind: 'choice', choices: KNIVES_IN_DOUBLE, default: 'endsTurn' },
  maxRounds: { kind: 'integer', least: 1, most: 500, default: 300 },
  layout: { kind: 'document', named: NAMED_KITCHENS, default: 'kitchen' },
} as const satisfies Record<Exclude<keyof ChopOptions, 'seats'>, OptionSpec>;

/** Records may have matches of so many rounds. New ones are shorter: the server keeps all moves of a running match in memory. */
const MOST_RECORDED_ROUNDS = 10_000;

const parseSeats = (field: string, raw: unknown): Parsed<number> =>
  parseInteger(field, raw, SEAT_COUNTS[0], SEAT_COUNTS[3]);

/** Reads options as a record writes them; the cat's seat must be named. */
export const parseOptions = (raw: unknown): Parsed<ChopOptions> => {
  const { path, blocking, home, knifeInDouble, maxRounds } = OPTION_SPECS;
  // Fields are read in this order, so that the number of seats is known to be valid when the cat's seat is read.
  const seats = isJsonObject(raw) ? Number(raw['seats']) : 0;
  return parseObject<ChopOptions>('options', raw, {
    seats: parseSeats,
    cat: (field, found) => parseSeat(field, found, seats),
    path: choiceParser(path),
    blocking: choiceParser(blocking),
    home: choiceParser(home),
    knifeInDouble: choiceParser(knifeInDouble),
    maxRounds: optional<number>(maxRounds.default, (field, found) =>
      parseInteger(field, found, maxRounds.least, MOST_RECORDED_ROUNDS),
    ),
    layout: optional(KITCHEN, (_, found) => parseLayout(found)),
  });
};

/** `seats` and `cat` always, the rest where it differs from its default. */
export const formatOptions = ({
  seats,
  cat,
  path,
  blocking,
  home,
  knifeInDouble,
  maxRounds,
  layout,
}: ChopOptions): WrittenOptions & JsonObject => ({
  seats,
  cat,
  ...(path === OPTION_SPECS.path.default ? {} : { path }),
  ...(blocking === OPTION_SPECS.blocking.default ? {} : { blocking }),
  ...(home === OPTION_SPECS.home.default ? {} : { home }),
  ...(knifeInDouble === OPTION_SPECS.knifeInDouble.default ? {} : { knifeInDouble }),
  ...(maxRounds === OPTION_SPECS.maxRounds.default ? {} : { maxRounds }),
  ...(JSON.stringify(layout) === JSON.stringify(KITCHEN) ? {} : { layout }),
});

/** Draws the cat's seat where the host left it out. */
export const drawOptions = (raw: JsonObject, chance: Chance): JsonObject => {
  const seats = parseSeats('seats', raw['seats']);
  return raw['cat'] === undefined && seats.ok ? { ...raw, cat: chance.below(seats.value) } : raw;
};
