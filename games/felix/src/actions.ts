import type { Seat } from '@miaou/kit';
import { highestAllowed } from './auction.js';
import { codeOf, nthOf, sizeOf } from './cards.js';
import { MOST_MICE } from './stock.js';
import { deciding, handOf, type Truth } from './truth.js';
import { CARDS, type FelixMove } from './types.js';

/** A move as a number: 0 to 9 places a card, 10 passes, 10 + n bids n. */
export type Action = number;

export const PASS: Action = CARDS.length;
export const ACTION_LIMIT = PASS + MOST_MICE + 1;

const MOVES: readonly FelixMove[] = [
  ...CARDS.map((card): FelixMove => ({ type: 'place', card })),
  { type: 'pass' as const },
  ...Array.from({ length: MOST_MICE }, (_, index): FelixMove => ({ type: 'bid', amount: index + 1 })),
].map((move) => Object.freeze(move));

/** The move is shared and frozen: asking for it costs nothing. */
export const moveOf = (action: Action): FelixMove => MOVES[action] as FelixMove;

export const actionOf = (move: FelixMove): Action => {
  switch (move.type) {
    case 'place':
      return codeOf(move.card);
    case 'pass':
      return PASS;
    case 'bid':
      return PASS + move.amount;
  }
};

const countBids = (truth: Truth): number => Math.max(0, highestAllowed(truth) - truth.highest);

/** How many actions a seat has that owes a decision: its cards, or passing (FR4) and every higher bid it can pay (FR3). */
export const countActions = (truth: Truth, seat: Seat): number =>
  truth.phase === 'place' ? sizeOf(handOf(truth, seat)) : 1 + countBids(truth);

export const actionAt = (truth: Truth, seat: Seat, index: number): Action => {
  if (truth.phase === 'place') return nthOf(handOf(truth, seat), index);
  return index === 0 ? PASS : PASS + truth.highest + index;
};

export const legalMoves = (truth: Truth, seat: Seat): FelixMove[] => {
  if (((deciding(truth) >>> seat) & 1) === 0) return [];
  const moves: FelixMove[] = [];
  const count = countActions(truth, seat);
  for (let index = 0; index < count; index++) moves.push(moveOf(actionAt(truth, seat, index)));
  return moves;
};
