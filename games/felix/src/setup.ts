import { type Code, codeOf, FULL_SET, without } from './cards.js';
import { dummyOf } from './deal.js';
import { type DogRules, dogRulesOf } from './dogs.js';
import { fillingFor, mouseCardsFor } from './passPayments.js';
import type { SeatSet } from './seats.js';
import type { FelixDeal, FelixOptions, SeatCount } from './types.js';

const STARTING_BANK: { readonly [seats in SeatCount]: number } = { 3: 21, 4: 27, 5: 33 };

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
  return {
    options,
    deal,
    seats,
    everyone: (1 << seats) - 1,
    bank: STARTING_BANK[seats],
    paidForPassing: [...mouseCardsFor(seats), 0],
    filling: fillingFor(seats),
    dummy: dummyOf(deal).map(codeOf),
    ...dogRulesOf(options),
  };
};

/** Each seat's nine cards (FS3). */
export const startingHands = (deal: FelixDeal): number[] => deal.removed.map((card) => without(FULL_SET, codeOf(card)));
