import type { Seat } from '@miaou/kit';
import { at, cardOf, cardsIn, cardsOf } from './cards.js';
import { coinsLeft } from './mouseCards.js';
import { currentRow, faceUpNow } from './row.js';
import { seatsIn } from './seats.js';
import { deciding, lastBid, type Truth } from './truth.js';
import type { FelixState, SeatState } from './types.js';

const seatState = (truth: Truth, seat: Seat): SeatState => {
  const bidding = ((truth.bidding >>> seat) & 1) === 1;
  return {
    mice: at(truth.mice, seat),
    bid: bidding ? lastBid(truth, truth.round, seat) : 0,
    passed: truth.phase === 'auction' && !bidding,
    hand: cardsIn(at(truth.hands, seat)),
    won: cardsOf(at(truth.won, seat)),
  };
};

/** The whole truth in the words and the key order of the record format. */
export const stateOf = (truth: Truth): FelixState => {
  const faceUp = faceUpNow(truth);
  return {
    round: truth.round,
    phase: truth.phase,
    turn: seatsIn(deciding(truth)),
    bank: truth.bank,
    coins: coinsLeft(truth),
    seats: seatsIn(truth.setup.everyone).map((seat) => seatState(truth, seat)),
    row: currentRow(truth).map(({ seat, code }, place) => ({ card: cardOf(code), faceUp: place < faceUp, seat })),
  };
};
