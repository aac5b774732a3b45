import { CARDS, type Card } from '@miaou/felix';
import { type CardSet, type Code, codeOf, sizeOf } from '@miaou/felix/search';

export const setOf = (cards: readonly Card[]): CardSet => {
  let set: CardSet = 0;
  for (const card of cards) set |= 1 << codeOf(card);
  return set;
};

export const DOGS = setOf(['bigDog', 'smallDog']);

/** What each card counts at the end, in the order of `CARDS`; rabbits and dogs count nothing (FE2). */
export const VALUES = Int32Array.from(CARDS, (card) => Number(card) || 0);

const SUMS = Int32Array.from({ length: 1 << CARDS.length }, (_, set) =>
  VALUES.reduce((sum, value, code) => sum + ((set >>> code) & 1) * value, 0),
);

/** The sum of the values in a set. */
export const sumOf = (set: CardSet): number => SUMS[set] ?? 0;

const SQUARES = Int32Array.from({ length: 1 << CARDS.length }, (_, set) =>
  VALUES.reduce((sum, value, code) => sum + ((set >>> code) & 1) * value * value, 0),
);

/** The variance of the value of a card that is drawn evenly from a set that is not empty. */
export const varianceOf = (set: CardSet): number => {
  const size = sizeOf(set);
  return (SQUARES[set] ?? 0) / size - (sumOf(set) / size) ** 2;
};

/** The cards in the order of their value to the buyer. */
const WORST_FIRST: readonly Code[] = CARDS.map((_, code) => code).toSorted(
  (a, b) => (VALUES[a] ?? 0) - (VALUES[b] ?? 0),
);

/** The card of a set at an index below its size, worst first. */
export const worstAt = (set: CardSet, index: number): Code => {
  let left = index;
  for (const code of WORST_FIRST) if (((set >>> code) & 1) === 1 && left-- === 0) return code;
  throw new Error(`no card at ${index}`);
};
