import type { SeatCount } from './types.js';

/** FE1 */
export const ROUNDS = 9;
/** FS4 */
export const STARTING_MICE = 15;
/** All mice in play with five seats (FS6): no bid can ever be higher. */
export const MOST_MICE = 108;

const MOUSE_CARDS: { readonly [seats in SeatCount]: readonly number[] } = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

/** The mice on the mouse cards when they are filled, in the order in which passing takes them (FS5). */
export const mouseCardsFor = (seats: SeatCount): readonly number[] => MOUSE_CARDS[seats];

/** All mouse cards are filled or none (FB1), and none after a round that nobody bought, whatever the bank holds (FX2). */
export const canFill = (bank: number, filling: number, allPassed: boolean): boolean => !allPassed && bank >= filling;

/** How many cards lie in a row: with three seats the passive player's as well (FT2). */
export const rowLength = (seats: SeatCount): number => (seats === 3 ? 4 : seats);

/** What filling all mouse cards takes from the bank. */
export const fillingFor = (seats: SeatCount): number => MOUSE_CARDS[seats].reduce((sum, mice) => sum + mice, 0);
