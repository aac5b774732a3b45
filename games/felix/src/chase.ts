import { cardOf, cardsOf, countsOf, NO_CARD, pointsOf } from './cards.js';
import { chasedFrom, type DogOptions, dogRulesOf, sackOf } from './dogs.js';
import type { Card } from './types.js';

/** What becomes of a row that is bought. */
export interface Chase {
  /** The cat or rabbit that leaves with a dog. */
  readonly chased: Card | null;
  readonly sack: readonly Card[];
  /** What the sack is worth. */
  readonly points: number;
}

/** Lets the dogs of a row act (FD1–FD7). */
export const chase = (row: readonly Card[], options: DogOptions): Chase => {
  const rules = dogRulesOf(options);
  const counts = countsOf(row);
  const chased = chasedFrom(counts, rules);
  const sack = sackOf(counts, rules);
  return { chased: chased === NO_CARD ? null : cardOf(chased), sack: cardsOf(sack), points: pointsOf(sack) };
};
