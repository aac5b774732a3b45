import type { Seat } from '@miaou/kit';
import { coinsLeft } from './bank.js';
import { cardOf, cardsIn, cardsOf } from './cards.js';
import { lastBid } from './history.js';
import { deciding, handOf, type MatchState, miceOf, wonBy } from './matchState.js';
import { currentRow, faceUpNow } from './row.js';
import { seatsIn } from './seats.js';
import type { FelixState, RowCardState, SeatState } from './types.js';

export const seatState = (match: MatchState, seat: Seat): SeatState => {
  const bidding = ((match.bidding >>> seat) & 1) === 1;
  return {
    mice: miceOf(match, seat),
    bid: bidding ? lastBid(match, match.round, seat) : 0,
    passed: match.phase === 'auction' && !bidding,
    hand: cardsIn(handOf(match, seat)),
    won: cardsOf(wonBy(match, seat)),
  };
};

export const rowState = (match: MatchState): RowCardState[] => {
  const faceUp = faceUpNow(match);
  return currentRow(match).map(({ seat, code }, place) => ({ card: cardOf(code), faceUp: place < faceUp, seat }));
};

/** The whole position in the words and the key order of the record format, hidden cards included: for the owner of the match, never for a viewer. */
export const stateOf = (match: MatchState): FelixState => ({
  round: match.round,
  phase: match.phase,
  turn: seatsIn(deciding(match)),
  bank: match.bank,
  coins: coinsLeft(match),
  seats: seatsIn(match.setup.everyone).map((seat) => seatState(match, seat)),
  row: rowState(match),
});
