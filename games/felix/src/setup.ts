import { type Code, codeOf, FULL_SET, without } from './cards.js';
import { dummyOf } from './deal.js';
import { type DogRules, dogRulesOf } from './dogs.js';
import type { SeatSet } from './seats.js';
import type { FelixDeal, FelixOptions, SeatCount } from './types.js';

export const ROUNDS = 9;
/** FS4 */
export const STARTING_MICE = 15;
/** All mice in play with five seats (FS6): no bid can ever be higher. */
export const MOST_MICE = 108;

const STARTING_BANK: { readonly [seats in SeatCount]: number } = { 3: 21, 4: 27, 5: 33 };
const MOUSE_CARDS: { readonly [seats in SeatCount]: readonly number[] } = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

/** The mice on the mouse cards when they are filled, in the order in which passing takes them (FS5). */
export const mouseCardsFor = (seats: SeatCount): readonly number[] => MOUSE_CARDS[seats];

/** What stays the same through a match. Every clone of a position shares it. */
export interface Setup extends DogRules {
  readonly options: FelixOptions;
  readonly deal: FelixDeal;
  readonly seats: SeatCount;
  readonly everyone: SeatSet;
  readonly bank: number;
  /** One cell a pass; the last pass of a round that nobody buys finds nothing (FX3). */
  readonly paidForPassing: readonly number[];
  /** What filling all mouse cards takes from the bank. */
  readonly filling: number;
  readonly dummy: readonly Code[];
}

export const makeSetup = (options: FelixOptions, deal: FelixDeal): Setup => {
  const { seats } = options;
  const mouseCards = MOUSE_CARDS[seats];
  return {
    options,
    deal,
    seats,
    everyone: (1 << seats) - 1,
    bank: STARTING_BANK[seats],
    paidForPassing: [...mouseCards, 0],
    filling: mouseCards.reduce((sum, mice) => sum + mice, 0),
    dummy: dummyOf(deal).map(codeOf),
    ...dogRulesOf(options),
  };
};

/** Each seat's nine cards (FS3). */
export const startingHands = (deal: FelixDeal): number[] => deal.removed.map((card) => without(FULL_SET, codeOf(card)));
