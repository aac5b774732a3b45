import type { Seat } from '@miaou/kit';
import { at, cardOf, one } from './cards.js';
import { setBid } from './history.js';
import { nextPayment } from './mouseCards.js';
import { currentCard, faceUpAfter } from './row.js';
import { discardRow, sellSack } from './sack.js';
import { isAlone, lowestSeat, nextSeat } from './seats.js';
import { miceOf, setMice, type Truth } from './truth.js';
import type { FelixEvent } from './types.js';

const tellTurned = (truth: Truth, from: number, to: number, events: FelixEvent[]): void => {
  for (let place = from; place < to; place++) {
    const { seat, code } = currentCard(truth, place);
    events.push({ type: 'cardTurned', seat, card: cardOf(code) });
  }
};

/** The head of the row is turned up: the first player's card (FR2), with three seats the passive player's (FT2). */
export const openAuction = (truth: Truth, events?: FelixEvent[]): void => {
  const { setup } = truth;
  truth.phase = 'auction';
  truth.bidding = setup.everyone;
  truth.turn = truth.first;
  if (setup.seats === 3) truth.row += one(at(setup.dummy, truth.round - 1));
  events?.push({ type: 'auctionOpened' });
  if (events !== undefined) tellTurned(truth, 0, 1, events);
};

/** Everybody else has passed and nobody has bid: buy for exactly one mouse, or pass (FX1). */
export const isLastChoice = (truth: Truth): boolean => truth.phase === 'auction' && isAlone(truth.bidding);

/** The highest bid the seat on turn may make: what it owns (FR3), or 1 in the last choice (FX1). */
export const highestAllowed = (truth: Truth): number => {
  const owned = miceOf(truth, truth.turn);
  return owned > 1 && isAlone(truth.bidding) ? 1 : owned;
};

export const bid = (truth: Truth, seat: Seat, amount: number, events?: FelixEvent[]): void => {
  setBid(truth, seat, amount);
  truth.highest = amount;
  events?.push({ type: 'bidMade', seat, amount });
  if (isAlone(truth.bidding)) sellSack(truth, seat, events);
  else truth.turn = nextSeat(truth.bidding, seat);
};

/** Who passes takes the bid back and the mice of the lowest mouse card, and is out (FR5). */
const leaveAuction = (truth: Truth, seat: Seat, events?: FelixEvent[]): void => {
  const took = nextPayment(truth);
  setMice(truth, seat, miceOf(truth, seat) + took);
  truth.bidding &= ~(1 << seat);
  truth.passes |= seat << (3 * truth.passCount);
  truth.passCount++;
  events?.push({ type: 'passed', seat, took });
  if (events !== undefined) tellAfterPass(truth, events);
};

const tellAfterPass = (truth: Truth, events: FelixEvent[]): void => {
  const { seats } = truth.setup;
  tellTurned(truth, faceUpAfter(truth.passCount - 1, seats), faceUpAfter(truth.passCount, seats), events);
};

export const pass = (truth: Truth, seat: Seat, events?: FelixEvent[]): void => {
  leaveAuction(truth, seat, events);
  if (truth.bidding === 0) discardRow(truth, events);
  else if (truth.highest > 0 && isAlone(truth.bidding)) sellSack(truth, lowestSeat(truth.bidding), events);
  else truth.turn = nextSeat(truth.bidding, seat);
};
