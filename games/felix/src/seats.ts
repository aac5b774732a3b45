import { type Seat, seat, seatsOf } from '@miaou/kit';
import { rowLength } from './amounts.js';
import type { SeatCount } from './types.js';

/** Seats as bits: bit `seat` is set when the seat is in. */
export type SeatSet = number;

/** The seat of a set that comes first in number. */
export const lowestSeat = (set: SeatSet): Seat => seat(31 - Math.clz32(set & -set));

/** The first seat of a set that follows a seat clockwise. */
export const nextSeat = (set: SeatSet, from: Seat): Seat => {
  const after = set & (-2 << from);
  return lowestSeat(after === 0 ? set : after);
};

export const seatSet = (seats: readonly Seat[]): SeatSet => seats.reduce((set, member) => set | (1 << member), 0);

export const isAlone = (set: SeatSet): boolean => (set & (set - 1)) === 0;

const MOST_SEATS = 5;
const NO_SEATS: readonly Seat[] = [];
const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, set) =>
  Object.freeze(seatsOf(MOST_SEATS).filter((member) => ((set >>> member) & 1) === 1)),
);

/** The seats of a set, ascending. The list is shared: asking for it costs nothing. */
export const seatsIn = (set: SeatSet): readonly Seat[] => LISTS[set] ?? NO_SEATS;

export const clockwise = (from: Seat, steps: number, seats: number): Seat => seat((from + steps) % seats);

/** The passive player's card lies at the head of the row (FT2), then come the first player's and the others clockwise (FR1). */
export const ownerAt = (place: number, first: Seat, seats: number): Seat | null => {
  if (seats > 3) return clockwise(first, place, seats);
  return place === 0 ? null : clockwise(first, place - 1, seats);
};

/** Who lays each card of a row, from its head on. */
export const rowOwners = (first: Seat, seats: SeatCount): readonly (Seat | null)[] =>
  Array.from({ length: rowLength(seats) }, (_, place) => ownerAt(place, first, seats));
