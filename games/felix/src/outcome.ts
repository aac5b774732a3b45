import { at, seatsOf } from '@miaou/kit';
import { type Counts, pointsOf } from './cards.js';
import { type MatchState, miceOf, wonBy } from './matchState.js';
import { seatsIn } from './seats.js';
import type { FelixResult, SeatResult } from './types.js';

/** FE2 */
export const scoreOf = (won: Counts, mice: number): SeatResult => {
  const cats = pointsOf(won);
  return { cats, mice, total: cats + mice };
};

const beats = (a: SeatResult, b: SeatResult): boolean => a.total > b.total || (a.total === b.total && a.cats > b.cats);

/** The highest total wins; among equals the most points in cats, and those still equal share the win (FE3). */
export const resultOf = (seats: readonly SeatResult[]): FelixResult => {
  const winners = seatsOf(seats.length).filter((seat) => !seats.some((other) => beats(other, at(seats, seat))));
  return { seats, winners };
};

/** How a match ended that is over. */
export const outcomeOf = (match: MatchState): FelixResult =>
  resultOf(seatsIn(match.setup.everyone).map((seat) => scoreOf(wonBy(match, seat), miceOf(match, seat))));
