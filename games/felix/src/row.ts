import { at, type Seat } from '@miaou/kit';
import { rowLength } from './amounts.js';
import type { Code } from './cards.js';
import { type Laid, laidBy, type MatchState } from './matchState.js';
import { clockwise, ownerAt } from './seats.js';

/** A card of the row with the seat that laid it; null is the passive player. */
export interface RowCard {
  readonly seat: Seat | null;
  readonly code: Code;
}

const cardAt = (match: MatchState, round: number, first: Seat, laid: Laid, place: number): RowCard => {
  const owner = ownerAt(place, first, match.setup.seats);
  return { seat: owner, code: owner === null ? at(match.setup.dummy, round - 1) : laidBy(laid, owner) };
};

/** A card of the row in a running auction. */
export const currentCard = (match: MatchState, place: number): RowCard =>
  cardAt(match, match.round, match.first, match.laid, place);

/** All cards of a round's row in order. */
export const fullRow = (match: MatchState, round: number, first: Seat, laid: Laid): RowCard[] => {
  const row: RowCard[] = [];
  for (let place = 0; place < rowLength(match.setup.seats); place++) row.push(cardAt(match, round, first, laid, place));
  return row;
};

/** Cards laid so far, while some are still owed. */
const unfinishedRow = (match: MatchState): RowCard[] => {
  const { seats } = match.setup;
  const row: RowCard[] = [];
  for (let step = 0; step < seats; step++) {
    const by = clockwise(match.first, step, seats);
    if (((match.owing >>> by) & 1) === 0) row.push({ seat: by, code: laidBy(match.laid, by) });
  }
  return row;
};

/** The cards that lie in the row now. */
export const currentRow = (match: MatchState): RowCard[] => {
  switch (match.phase) {
    case 'place':
      return unfinishedRow(match);
    case 'auction':
      return fullRow(match, match.round, match.first, match.laid);
    case 'over':
      return [];
  }
};

/** How many cards lie face up: one more with each pass (FR2, FR5), the last two at once with three seats (FT3). */
export const faceUpAfter = (passCount: number, seats: number): number => {
  if (seats === 3) return passCount < 2 ? passCount + 1 : 4;
  return Math.min(passCount + 1, seats);
};

export const faceUpNow = (match: MatchState): number =>
  match.phase === 'auction' ? faceUpAfter(match.passCount, match.setup.seats) : 0;
