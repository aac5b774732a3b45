import { at, type Seat } from '@miaou/kit';
import { nextPayment } from './bank.js';
import { cardOf, one } from './cards.js';
import { setBid } from './history.js';
import { type MatchState, miceOf, setMice } from './matchState.js';
import { currentCard, faceUpAfter } from './row.js';
import { discardRow, sellSack } from './sack.js';
import { isAlone, lowestSeat, nextSeat } from './seats.js';
import type { FelixEvent } from './types.js';

const reportTurned = (match: MatchState, from: number, to: number, events: FelixEvent[]): void => {
  for (let place = from; place < to; place++) {
    const { seat, code } = currentCard(match, place);
    events.push({ type: 'cardTurned', seat, card: cardOf(code) });
  }
};

/** The head of the row is turned up: the first player's card (FR2), with three seats the passive player's (FT2). */
export const openAuction = (match: MatchState, events?: FelixEvent[]): void => {
  const { setup } = match;
  match.phase = 'auction';
  match.bidding = setup.everyone;
  match.turn = match.first;
  if (setup.seats === 3) match.row += one(at(setup.dummy, match.round - 1));
  events?.push({ type: 'auctionOpened' });
  if (events !== undefined) reportTurned(match, 0, 1, events);
};

export const bid = (match: MatchState, seat: Seat, amount: number, events?: FelixEvent[]): void => {
  setBid(match, seat, amount);
  match.highest = amount;
  events?.push({ type: 'bidMade', seat, amount });
  if (isAlone(match.bidding)) sellSack(match, seat, events);
  else match.turn = nextSeat(match.bidding, seat);
};

/** Who passes takes the bid back and the mice of the lowest mouse card, and is out (FR5). */
const leaveAuction = (match: MatchState, seat: Seat, events?: FelixEvent[]): void => {
  const took = nextPayment(match);
  setMice(match, seat, miceOf(match, seat) + took);
  match.bidding &= ~(1 << seat);
  match.passes |= seat << (3 * match.passCount);
  match.passCount++;
  events?.push({ type: 'passed', seat, took });
  if (events !== undefined) reportTurnedByPass(match, events);
};

const reportTurnedByPass = (match: MatchState, events: FelixEvent[]): void => {
  const { seats } = match.setup;
  reportTurned(match, faceUpAfter(match.passCount - 1, seats), faceUpAfter(match.passCount, seats), events);
};

export const pass = (match: MatchState, seat: Seat, events?: FelixEvent[]): void => {
  leaveAuction(match, seat, events);
  if (match.bidding === 0) discardRow(match, events);
  else if (match.highest > 0 && isAlone(match.bidding)) sellSack(match, lowestSeat(match.bidding), events);
  else match.turn = nextSeat(match.bidding, seat);
};
