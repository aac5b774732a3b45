import { at } from '@miaou/kit';
import { CARDS, type Card } from './types.js';

/** A card as its place in `CARDS`, so that sets and counts of cards fit into one number. */
export type Code = number;

export const RABBIT: Code = 7;
export const BIG_DOG: Code = 8;
export const SMALL_DOG: Code = 9;
/** Where a card could stand and none does. */
export const NO_CARD: Code = 10;

const VALUES = [-8, -5, 3, 5, 8, 11, 15, 0, 0, 0];
const CODES: { readonly [card in Card]: Code } = {
  '-8': 0,
  '-5': 1,
  '3': 2,
  '5': 3,
  '8': 4,
  '11': 5,
  '15': 6,
  rabbit: RABBIT,
  bigDog: BIG_DOG,
  smallDog: SMALL_DOG,
};

export const codeOf = (card: Card): Code => CODES[card];
export const cardOf = (code: Code): Card => at(CARDS, code);

/** Cards without repeats as ten bits: bit `code` is set when the card is in. */
export type CardSet = number;

export const FULL_SET: CardSet = 0b11_1111_1111;
export const holds = (set: CardSet, code: Code): boolean => ((set >>> code) & 1) === 1;
export const without = (set: CardSet, code: Code): CardSet => set & ~(1 << code);
const codesIn = (set: CardSet): Code[] => {
  const codes: Code[] = [];
  for (let code = 0; code < CARDS.length; code++) if (holds(set, code)) codes.push(code);
  return codes;
};
export const cardsIn = (set: CardSet): Card[] => codesIn(set).map(cardOf);
export const setOf = (cards: readonly Card[]): CardSet => cards.reduce((set, card) => set | (1 << codeOf(card)), 0);

const ALL_SETS: readonly CardSet[] = Array.from({ length: FULL_SET + 1 }, (_, set) => set);
const SIZES: readonly number[] = ALL_SETS.map((set) => codesIn(set).length);
const NTH: readonly Code[] = ALL_SETS.flatMap((set) => {
  const codes = codesIn(set);
  return CARDS.map((_, index) => codes[index] ?? NO_CARD);
});

export const sizeOf = (set: CardSet): number => SIZES[set] ?? 0;
/** The card at an index below the set's size, in the order of `CARDS`. */
export const nthOf = (set: CardSet, index: number): Code => NTH[CARDS.length * set + index] ?? NO_CARD;

/** Cards with repeats: how many of each, in three bits a card (never more than five sets are in play). */
export type Counts = number;

const BITS = 3;
export const one = (code: Code): Counts => 1 << (BITS * code);
export const countOf = (counts: Counts, code: Code): number => (counts >>> (BITS * code)) & 7;
const lowestOf = (counts: Counts): Code => ((31 - Math.clz32(counts & -counts)) / BITS) | 0;
/** The counts of all cards below a code set to seven, as a mask. */
export const below = (code: Code): Counts => one(code) - 1;

export const countsOf = (cards: readonly Card[]): Counts =>
  cards.reduce((counts, card) => counts + one(codeOf(card)), 0);
export const cardsOf = (counts: Counts): Card[] => {
  const cards: Card[] = [];
  for (let left = counts; left !== 0; left -= one(lowestOf(left))) cards.push(cardOf(lowestOf(left)));
  return cards;
};

/** The points of the cats among some cards; rabbits and dogs count nothing (FE2). */
export const pointsOf = (counts: Counts): number =>
  VALUES.reduce((sum, value, code) => sum + value * countOf(counts, code), 0);
