import type { SeatCount } from './types.js';

/** FE1 */
export const ROUNDS = 9;
/** FS4 */
export const STARTING_MICE = 15;
/** All mice in play with five seats (FS6): no bid can ever be higher. */
export const MOST_MICE = 108;

/** How many cards lie in a row: with three seats the passive player's as well (FT2). */
export const rowLength = (seats: SeatCount): number => (seats === 3 ? 4 : seats);
