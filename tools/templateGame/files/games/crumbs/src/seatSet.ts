import { type Seat, seat, seatsOf } from '@miaou/kit';

/** Seats as the bits of a number: bit 0 is seat 0. */
export type SeatSet = number;

export const hasSeat = (set: SeatSet, member: Seat): boolean => ((set >>> member) & 1) === 1;

export const without = (set: SeatSet, member: Seat): SeatSet => set & ~(1 << member);

/** The members, ascending. */
export const seatsIn = (set: SeatSet): readonly Seat[] =>
  seatsOf(32 - Math.clz32(set)).filter((member) => hasSeat(set, member));

/** The lowest member; the set must not be empty. */
export const lowestSeat = (set: SeatSet): Seat => seat(31 - Math.clz32(set & -set));
