import type { Seat } from '@miaou/kit';
import { at, type Code } from './cards.js';
import { clockwise, ownerAt } from './seats.js';
import { type Laid, laidBy, type Truth } from './truth.js';

/** A card of the row with the seat that laid it; null is the passive player. */
export interface RowCard {
  readonly seat: Seat | null;
  readonly code: Code;
}

const cardAt = (truth: Truth, round: number, first: Seat, laid: Laid, place: number): RowCard => {
  const owner = ownerAt(place, first, truth.setup.seats);
  return { seat: owner, code: owner === null ? at(truth.setup.dummy, round - 1) : laidBy(laid, owner) };
};

/** A card of the row in a running auction. */
export const currentCard = (truth: Truth, place: number): RowCard =>
  cardAt(truth, truth.round, truth.first, truth.laid, place);

export const rowLength = (seats: number): number => (seats === 3 ? 4 : seats);

/** All cards of a round's row in order. */
export const fullRow = (truth: Truth, round: number, first: Seat, laid: Laid): RowCard[] => {
  const row: RowCard[] = [];
  for (let place = 0; place < rowLength(truth.setup.seats); place++) row.push(cardAt(truth, round, first, laid, place));
  return row;
};

/** Cards laid so far, while some are still owed. */
const unfinishedRow = (truth: Truth): RowCard[] => {
  const { seats } = truth.setup;
  const row: RowCard[] = [];
  for (let step = 0; step < seats; step++) {
    const by = clockwise(truth.first, step, seats);
    if (((truth.owing >>> by) & 1) === 0) row.push({ seat: by, code: laidBy(truth.laid, by) });
  }
  return row;
};

/** The cards that lie in the row now. */
export const currentRow = (truth: Truth): RowCard[] => {
  switch (truth.phase) {
    case 'place':
      return unfinishedRow(truth);
    case 'auction':
      return fullRow(truth, truth.round, truth.first, truth.laid);
    case 'over':
      return [];
  }
};

/** How many cards lie face up: one more with each pass (FR2, FR5), the last two at once with three seats (FT3). */
export const faceUpAfter = (passCount: number, seats: number): number => {
  if (seats === 3) return passCount < 2 ? passCount + 1 : 4;
  return Math.min(passCount + 1, seats);
};

export const faceUpNow = (truth: Truth): number =>
  truth.phase === 'auction' ? faceUpAfter(truth.passCount, truth.setup.seats) : 0;
