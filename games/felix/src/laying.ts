import type { Seat } from '@miaou/kit';
import { openAuction } from './auction.js';
import { type Code, cardOf, one, without } from './cards.js';
import { lowestSeat } from './seats.js';
import { handOf, setHand, type Truth } from './truth.js';
import type { FelixEvent } from './types.js';

/** Lays a card face down; a choice is final, and the last one opens the auction (FR1). */
export const layCard = (truth: Truth, seat: Seat, code: Code, events?: FelixEvent[]): void => {
  setHand(truth, seat, without(handOf(truth, seat), code));
  truth.laid |= code << (4 * seat);
  truth.row += one(code);
  truth.owing &= ~(1 << seat);
  events?.push({ type: 'cardLaid', seat, card: cardOf(code) });
  if (truth.owing === 0) openAuction(truth, events);
  else truth.turn = lowestSeat(truth.owing);
};
