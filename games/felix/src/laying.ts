import type { Seat } from '@miaou/kit';
import { openAuction } from './auction.js';
import { type Code, cardOf, one, without } from './cards.js';
import { handOf, type MatchState, setHand } from './matchState.js';
import { lowestSeat } from './seats.js';
import type { FelixEvent } from './types.js';

/** Lays a card face down; a choice is final, and the last one opens the auction (FR1). */
export const layCard = (match: MatchState, seat: Seat, code: Code, events?: FelixEvent[]): void => {
  setHand(match, seat, without(handOf(match, seat), code));
  match.laid |= code << (4 * seat);
  match.row += one(code);
  match.owing &= ~(1 << seat);
  events?.push({ type: 'cardLaid', seat, card: cardOf(code) });
  if (match.owing === 0) openAuction(match, events);
  else match.turn = lowestSeat(match.owing);
};
