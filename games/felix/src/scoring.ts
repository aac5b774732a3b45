import type { Seat } from '@miaou/kit';
import { pointsOf } from './cards.js';
import { seatsIn } from './seats.js';
import { miceOf, type Truth, wonBy } from './truth.js';
import type { FelixResult, SeatResult } from './types.js';

/** FE2 */
const seatResult = (truth: Truth, seat: Seat): SeatResult => {
  const cats = pointsOf(wonBy(truth, seat));
  const mice = miceOf(truth, seat);
  return { cats, mice, total: cats + mice };
};

/** The highest total wins; among equals the most points in cats, and who is still equal shares the win (FE3). */
export const resultOf = (truth: Truth): FelixResult => {
  const all = seatsIn(truth.setup.everyone);
  const seats = all.map((seat) => seatResult(truth, seat));
  const beats = (a: SeatResult, b: SeatResult): boolean =>
    a.total > b.total || (a.total === b.total && a.cats > b.cats);
  const winners = all.filter((seat) => !seats.some((other) => beats(other, seats[seat] as SeatResult)));
  return { seats, winners };
};
