import { at } from '@miaou/kit';
import { MOST_MICE } from './amounts.js';
import { codeOf } from './cards.js';
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
export const moveOf = (action: Action): FelixMove => at(MOVES, action);

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
