import {
  BIG_DOG,
  below,
  type Code,
  type Counts,
  highestOf,
  lowestOf,
  NO_CARD,
  one,
  RABBIT,
  SMALL_DOG,
} from './cards.js';
import type { WrittenOptions } from './types.js';

export type DogOptions = Pick<WrittenOptions, 'edition' | 'bigDogFallback'>;

const BAD_CATS: Counts = below(2);
const GOOD_CATS: Counts = below(RABBIT) & ~BAD_CATS;
const RABBITS: Counts = below(BIG_DOG) & ~below(RABBIT);
/** What a sack can hold: dogs never reach anyone (FE2). */
const SACK: Counts = below(BIG_DOG);

/** How the dogs behave in an edition. */
export interface DogRules {
  /** FD5 */
  readonly rabbitFlees: boolean;
  /** FD4 */
  readonly bigDogTakesWorst: boolean;
}

export const dogRulesOf = ({ edition, bigDogFallback }: DogOptions): DogRules => ({
  rabbitFlees: edition === 'filou',
  bigDogTakesWorst: bigDogFallback === 'mostNegative',
});

const bigDogChases = (row: Counts, rules: DogRules): Code => {
  const good = row & GOOD_CATS;
  if (good !== 0) return highestOf(good);
  if (rules.rabbitFlees && (row & RABBITS) !== 0) return RABBIT;
  const bad = row & BAD_CATS;
  if (bad === 0) return NO_CARD;
  return rules.bigDogTakesWorst ? lowestOf(bad) : highestOf(bad);
};

const smallDogChases = (row: Counts, rules: DogRules): Code => {
  const bad = row & BAD_CATS;
  if (bad !== 0) return lowestOf(bad);
  if (rules.rabbitFlees && (row & RABBITS) !== 0) return RABBIT;
  const good = row & GOOD_CATS;
  return good === 0 ? NO_CARD : lowestOf(good);
};

export const dogsIn = (row: Counts): Counts => row & ~SACK;

/** The card that leaves with the row's only dog (FD2–FD6); two dogs or more chase nothing (FD1). */
export const chasedFrom = (row: Counts, rules: DogRules): Code => {
  const dogs = dogsIn(row);
  if (dogs === one(BIG_DOG)) return bigDogChases(row, rules);
  return dogs === one(SMALL_DOG) ? smallDogChases(row, rules) : NO_CARD;
};

/** What the buyer takes once the dogs are gone: exactly one card is chased (FD7). */
export const sackOf = (row: Counts, rules: DogRules): Counts => {
  const chased = chasedFrom(row, rules);
  return (row & SACK) - (chased === NO_CARD ? 0 : one(chased));
};
