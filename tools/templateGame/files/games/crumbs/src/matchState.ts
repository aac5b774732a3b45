import { at, type Seat } from '@miaou/kit';
import { MOST_ROUNDS } from './options.js';
import { hasSeat, type SeatSet } from './seatSet.js';
import type { Setup } from './setup.js';
import type { Crumbs } from './types.js';

/** Everything about a match that changes, as numbers only: cheap to copy, nothing to collect. */
export class MatchState {
  setup: Setup;
  /** How many rounds are over. */
  past = 0;
  /** The seats that have not decided in this round. */
  owing: SeatSet;
  /** What each seat took in each round. There is room for every number of rounds, so that any position can become a copy of this one. */
  readonly taken: Uint8Array;

  constructor(setup: Setup, taken = new Uint8Array(MOST_ROUNDS * setup.options.seats)) {
    this.setup = setup;
    this.owing = setup.everyone;
    this.taken = taken;
  }

  copyNumbers(other: MatchState): void {
    this.setup = other.setup;
    this.past = other.past;
    this.owing = other.owing;
  }
}

const cellOf = ({ setup }: MatchState, round: number, seat: Seat): number => round * setup.options.seats + seat;

/** What a seat took in a round, counted from 0. */
export const takenIn = (match: MatchState, round: number, seat: Seat): Crumbs =>
  match.taken[cellOf(match, round, seat)] as Crumbs;

export const setTaken = (match: MatchState, round: number, seat: Seat, crumbs: Crumbs): void => {
  match.taken[cellOf(match, round, seat)] = crumbs;
};

export const isOver = ({ setup, past }: MatchState): boolean => past === setup.options.rounds;

/** The plate of a round, counted from 0. */
export const plateIn = ({ setup }: MatchState, round: number): number => at(setup.deal.plates, round);

/** The round being played, or the last one when the match is over. */
export const currentRound = (match: MatchState): number => (isOver(match) ? match.past - 1 : match.past);

/** What a seat has decided in this round; null where it has not. */
export const decisionOf = (match: MatchState, seat: Seat): Crumbs | null =>
  isOver(match) || hasSeat(match.owing, seat) ? null : takenIn(match, match.past, seat);
