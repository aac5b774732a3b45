import {
  accepted,
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

type Choices = typeof OPTION_SPECS;
const FIELDS = ['edition', 'seats', 'bigDogFallback', 'money', 'wonCards'] as const;

const choiceOf = <K extends keyof Choices>(raw: JsonObject, option: K): Parsed<Choices[K]['choices'][number]> => {
  const spec: Choices[K] = OPTION_SPECS[option];
  return raw[option] === undefined ? accepted(spec.default) : parseChoice(option, raw[option], spec.choices);
};

export const parseOptions = (raw: unknown): Parsed<FelixOptions> => {
  if (!isJsonObject(raw)) return refused(wrongField('options', raw, 'an object'));
  const stranger = unknownField(raw, FIELDS);
  if (stranger !== undefined) return refused(stranger);
  const seats = parseInteger('seats', raw['seats'], 3, 5);
  if (!seats.ok) return seats;
  const edition = choiceOf(raw, 'edition');
  if (!edition.ok) return edition;
  const bigDogFallback = choiceOf(raw, 'bigDogFallback');
  if (!bigDogFallback.ok) return bigDogFallback;
  const money = choiceOf(raw, 'money');
  if (!money.ok) return money;
  const wonCards = choiceOf(raw, 'wonCards');
  if (!wonCards.ok) return wonCards;
  return accepted({
    edition: edition.value,
    seats: seats.value as SeatCount,
    bigDogFallback: bigDogFallback.value,
    money: money.value,
    wonCards: wonCards.value,
  });
};

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
