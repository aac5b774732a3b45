import { type Seat, seat } from '@miaou/kit';
import { at, type Code } from './cards.js';
import { type Laid, laidBy, type Truth } from './truth.js';

/** A card of the row with the seat that laid it; null is the passive player. */
export interface RowCard {
  readonly seat: Seat | null;
  readonly code: Code;
}

/** Seats in the row's order: the first player, then clockwise (FR1). */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => seat((first + step) % seats));

/** The passive player's card lies at the head of the row (FT2). */
const passiveCard = (truth: Truth, round: number): RowCard[] =>
  truth.setup.seats === 3 ? [{ seat: null, code: at(truth.setup.dummy, round - 1) }] : [];

/** All cards of a round's row in order. */
export const fullRow = (truth: Truth, round: number, first: Seat, laid: Laid): RowCard[] => [
  ...passiveCard(truth, round),
  ...seatsFrom(first, truth.setup.seats).map((by) => ({ seat: by, code: laidBy(laid, by) })),
];

/** The cards that lie in the row now. */
export const currentRow = (truth: Truth): RowCard[] => {
  if (truth.phase === 'over') return [];
  if (truth.phase === 'auction') return fullRow(truth, truth.round, truth.first, truth.laid);
  return seatsFrom(truth.first, truth.setup.seats)
    .filter((by) => ((truth.owing >>> by) & 1) === 0)
    .map((by) => ({ seat: by, code: laidBy(truth.laid, by) }));
};

/** How many cards of the row lie face up: one more with each pass (FR2, FR5), the last two at once with three seats (FT3). */
export const faceUpAfter = (passCount: number, seats: number): number => {
  if (seats === 3) return passCount < 2 ? passCount + 1 : 4;
  return Math.min(passCount + 1, seats);
};

export const faceUpNow = (truth: Truth): number =>
  truth.phase === 'auction' ? faceUpAfter(truth.passCount, truth.setup.seats) : 0;
