import { BIG_DOG, below, type Code, type Counts, countOf, NO_CARD, one, RABBIT, SMALL_DOG } from './cards.js';
import type { WrittenOptions } from './types.js';

export type DogOptions = Pick<WrittenOptions, 'edition' | 'bigDogFallback'>;

/** What a sack can hold: dogs never reach anyone (FE2). */
const SACK: Counts = below(BIG_DOG);

/** How the dogs behave in an edition. */
export interface DogRules {
  /** FD5 */
  readonly rabbitFlees: boolean;
  /** FD4 */
  readonly bigDogTakesWorst: boolean;
  /** Each dog chases the first card of its order that lies in the row (FD2–FD5). */
  readonly bigDogOrder: readonly Code[];
  readonly smallDogOrder: readonly Code[];
}

/** From the worst to the best. */
const BAD_CATS: readonly Code[] = [0, 1];
const GOOD_CATS: readonly Code[] = [2, 3, 4, 5, 6];

const makeRules = (rabbitFlees: boolean, bigDogTakesWorst: boolean): DogRules => {
  const rabbit = rabbitFlees ? [RABBIT] : [];
  const badForBigDog = bigDogTakesWorst ? BAD_CATS : BAD_CATS.toReversed();
  return {
    rabbitFlees,
    bigDogTakesWorst,
    bigDogOrder: [...GOOD_CATS.toReversed(), ...rabbit, ...badForBigDog],
    smallDogOrder: [...BAD_CATS, ...rabbit, ...GOOD_CATS],
  };
};

const RULES = {
  felix: { leastNegative: makeRules(false, false), mostNegative: makeRules(false, true) },
  filou: { leastNegative: makeRules(true, false), mostNegative: makeRules(true, true) },
} as const;

export const dogRulesOf = ({ edition, bigDogFallback = 'leastNegative' }: DogOptions): DogRules =>
  RULES[edition][bigDogFallback];

const firstIn = (row: Counts, order: readonly Code[]): Code => {
  for (const code of order) if (countOf(row, code) > 0) return code;
  return NO_CARD;
};

export const dogsIn = (row: Counts): Counts => row & ~SACK;

/** The card that leaves with the row's only dog (FD2–FD6); two dogs or more chase nothing (FD1). */
export const chasedFrom = (row: Counts, rules: DogRules): Code => {
  const dogs = dogsIn(row);
  if (dogs === one(BIG_DOG)) return firstIn(row, rules.bigDogOrder);
  return dogs === one(SMALL_DOG) ? firstIn(row, rules.smallDogOrder) : NO_CARD;
};

/** What the buyer takes once the dogs are gone: exactly one card is chased (FD7). */
export const sackOf = (row: Counts, rules: DogRules): Counts => {
  const chased = chasedFrom(row, rules);
  return (row & SACK) - (chased === NO_CARD ? 0 : one(chased));
};
