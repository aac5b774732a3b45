import { at, pointsOf } from './cards.js';
import { seatsIn } from './seats.js';
import type { Truth } from './truth.js';
import type { FelixResult, SeatResult } from './types.js';

/** FE2 */
const seatResult = (truth: Truth, index: number): SeatResult => {
  const cats = pointsOf(at(truth.won, index));
  const mice = at(truth.mice, index);
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
