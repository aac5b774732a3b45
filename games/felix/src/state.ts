import type { Seat } from '@miaou/kit';
import { cardOf, cardsIn, cardsOf } from './cards.js';
import { lastBid } from './history.js';
import { coinsLeft } from './mouseCards.js';
import { currentRow, faceUpNow } from './row.js';
import { seatsIn } from './seats.js';
import { deciding, handOf, miceOf, type Truth, wonBy } from './truth.js';
import type { FelixState, RowCardState, SeatState } from './types.js';

export const seatState = (truth: Truth, seat: Seat): SeatState => {
  const bidding = ((truth.bidding >>> seat) & 1) === 1;
  return {
    mice: miceOf(truth, seat),
    bid: bidding ? lastBid(truth, truth.round, seat) : 0,
    passed: truth.phase === 'auction' && !bidding,
    hand: cardsIn(handOf(truth, seat)),
    won: cardsOf(wonBy(truth, seat)),
  };
};

export const rowState = (truth: Truth): RowCardState[] => {
  const faceUp = faceUpNow(truth);
  return currentRow(truth).map(({ seat, code }, place) => ({ card: cardOf(code), faceUp: place < faceUp, seat }));
};

/** The whole truth in the words and the key order of the record format. */
export const stateOf = (truth: Truth): FelixState => ({
  round: truth.round,
  phase: truth.phase,
  turn: seatsIn(deciding(truth)),
  bank: truth.bank,
  coins: coinsLeft(truth),
  seats: seatsIn(truth.setup.everyone).map((seat) => seatState(truth, seat)),
  row: rowState(truth),
});
