import {
  accepted,
  choiceParser,
  type FieldParser,
  type OptionSpec,
  type Parsed,
  parseObject,
  refused,
  wrongField,
} from '@miaou/kit';
import {
  BIG_DOG_FALLBACKS,
  EDITIONS,
  type FelixOptions,
  OPENNESS,
  type SeatCount,
  type WrittenOptions,
} from './types.js';

/** Three to five players (FS1). */
export const SEAT_COUNTS: readonly SeatCount[] = [3, 4, 5];

export const OPTION_SPECS = {
  edition: { kind: 'choice', choices: EDITIONS, default: 'felix' },
  bigDogFallback: { kind: 'choice', choices: BIG_DOG_FALLBACKS, default: 'leastNegative' },
  money: { kind: 'choice', choices: OPENNESS, default: 'secret' },
  wonCards: { kind: 'choice', choices: OPENNESS, default: 'secret' },
} as const satisfies { [option: string]: OptionSpec };

const parseSeats: FieldParser<SeatCount> = (field, raw) => {
  const seats = SEAT_COUNTS.find((count) => count === raw);
  return seats === undefined ? refused(wrongField(field, raw, 'a whole number from 3 to 5')) : accepted(seats);
};

/** Reads options as a record writes them. */
export const parseOptions = (raw: unknown): Parsed<FelixOptions> =>
  parseObject<FelixOptions>('options', raw, {
    edition: choiceParser(OPTION_SPECS.edition),
    seats: parseSeats,
    bigDogFallback: choiceParser(OPTION_SPECS.bigDogFallback),
    money: choiceParser(OPTION_SPECS.money),
    wonCards: choiceParser(OPTION_SPECS.wonCards),
  });

/** `edition` and `seats` always, the rest where it differs from its default. */
export const formatOptions = ({ edition, seats, bigDogFallback, money, wonCards }: FelixOptions): WrittenOptions => ({
  edition,
  seats,
  ...(bigDogFallback === OPTION_SPECS.bigDogFallback.default ? {} : { bigDogFallback }),
  ...(money === OPTION_SPECS.money.default ? {} : { money }),
  ...(wonCards === OPTION_SPECS.wonCards.default ? {} : { wonCards }),
});

export const fullOptions = (written: WrittenOptions): FelixOptions => ({
  bigDogFallback: OPTION_SPECS.bigDogFallback.default,
  money: OPTION_SPECS.money.default,
  wonCards: OPTION_SPECS.wonCards.default,
  ...written,
});
