declare const seatBrand: unique symbol;

/** A place in turn order, counted from 0 clockwise. */
export type Seat = number & { readonly [seatBrand]: true };

/** Who looks at a match: the player of one seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** Marks a number that is already known to be a seat. */
export const seat = (index: number): Seat => index as Seat;

/** All seats of a match, in turn order. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, index) => seat(index));

/** The next seat clockwise. */
export const leftOf = (from: Seat, count: number): Seat => seat(from + 1 === count ? 0 : from + 1);
