import { CARDS, type Card } from '@miaou/felix';

/** Cards without repeats as bits, in the order of `CARDS`. */
export type CardSet = number;

const BITS = new Map<Card, CardSet>(CARDS.map((card, index) => [card, 1 << index]));

export const bitOf = (card: Card): CardSet => BITS.get(card) ?? 0;

export const setOf = (cards: readonly Card[]): CardSet => cards.reduce((set, card) => set | bitOf(card), 0);

export const DOGS = setOf(['bigDog', 'smallDog']);

/** What a card counts at the end; rabbits and dogs count nothing (FE2). */
export const valueOf = (card: Card): number => Number(card) || 0;

const LISTS = Array.from({ length: 1 << CARDS.length }, (_, set) => CARDS.filter((card) => (set & bitOf(card)) !== 0));
const SIZES = LISTS.map((cards) => cards.length);
const SUMS = LISTS.map((cards) => cards.reduce((sum, card) => sum + valueOf(card), 0));

/** How many cards are in a set. */
export const sizeOf = (set: CardSet): number => SIZES[set] ?? 0;

/** The sum of the values in a set. */
export const sumOf = (set: CardSet): number => SUMS[set] ?? 0;
