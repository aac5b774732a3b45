import {
  accepted,
  type FieldParser,
  type JsonObject,
  type OptionSpec,
  optional,
  type Parsed,
  parseInteger,
  parseObject,
  refused,
  wrongField,
} from '@miaou/kit';
import type { CrumbsOptions, SeatCount } from './types.js';

/** Two to four mice (MS1). */
export const SEAT_COUNTS: readonly SeatCount[] = [2, 3, 4];

/** MS2. */
export const OPTION_SPECS = {
  rounds: { kind: 'integer', least: 3, most: 5, default: 4 },
} as const satisfies { [option: string]: OptionSpec };

const { rounds: ROUNDS } = OPTION_SPECS;

export const MOST_ROUNDS = ROUNDS.most;

const parseSeats: FieldParser<SeatCount> = (field, raw) => {
  const seats = SEAT_COUNTS.find((count) => count === raw);
  return seats === undefined ? refused(wrongField(field, raw, 'a whole number from 2 to 4')) : accepted(seats);
};

export const parseOptions = (raw: unknown): Parsed<CrumbsOptions> =>
  parseObject<CrumbsOptions>('options', raw, {
    seats: parseSeats,
    rounds: optional<number>(ROUNDS.default, (field, rounds) => parseInteger(field, rounds, ROUNDS.least, ROUNDS.most)),
  });

export const formatOptions = ({ seats, rounds }: CrumbsOptions): JsonObject => ({
  seats,
  ...(rounds === ROUNDS.default ? {} : { rounds }),
});
