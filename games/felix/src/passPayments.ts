import type { SeatCount } from './types.js';

const MOUSE_CARDS: { readonly [seats in SeatCount]: readonly number[] } = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

/** The mice on the mouse cards when they are filled, in the order in which passing takes them (FS5). */
export const mouseCardsFor = (seats: SeatCount): readonly number[] => MOUSE_CARDS[seats];

/** What filling all mouse cards takes from the bank. */
export const fillingFor = (seats: SeatCount): number => MOUSE_CARDS[seats].reduce((sum, mice) => sum + mice, 0);

/** All mouse cards are filled or none (FB1), and none after a round that nobody bought, whatever the bank holds (FX2). */
export const canFill = (bank: number, filling: number, allPassed: boolean): boolean => !allPassed && bank >= filling;
