import {
  codeOf,
  type FelixPosition,
  FULL_SET,
  faceUpNow,
  handOf,
  isLastChoice,
  laidBy,
  lastBid,
  miceOf,
  NO_CARD,
  nextPayment,
  one,
  type RememberedRound,
  recallRound,
  sackOf,
  wonBy,
} from '@miaou/felix/search';
import { at, type Seat, seat as seatAt } from '@miaou/kit';
import { type Observation, PASSIVE, tabulatedPoints } from './observation.js';

const removedOf = ({ deal }: FelixPosition, seat: Seat): number => {
  const removed = deal.removed[seat];
  return removed === undefined ? 0 : 1 << codeOf(removed);
};

const observeSeat = (position: FelixPosition, seat: Seat, by: number, into: Observation): void => {
  into.mice[by] = miceOf(position, seat);
  into.points[by] = tabulatedPoints(wonBy(position, seat));
  into.bids[by] = position.phase === 'auction' ? lastBid(position, position.round, seat) : 0;
  if (((position.bidding >>> seat) & 1) === 1) into.inside |= 1 << by;
};

const hasLaid = (position: FelixPosition, seat: Seat): boolean =>
  position.phase === 'auction' || ((position.owing >>> seat) & 1) === 0;

/** The row begins with the passive player's card, if there is one, and continues from the first player. */
const isFaceUp = (position: FelixPosition, seat: Seat, faceUp: number): boolean => {
  const { seats } = position.setup;
  const step = seat - position.first;
  return (step < 0 ? step + seats : step) + (seats === 3 ? 1 : 0) < faceUp;
};

const observeCards = (position: FelixPosition, seat: Seat, by: number, faceUp: number, into: Observation): void => {
  const laid = laidBy(position.laid, seat);
  const shown = isFaceUp(position, seat, faceUp);
  const faceDown = !shown && hasLaid(position, seat);
  into.unseen[by] = handOf(position, seat) | removedOf(position, seat) | (faceDown ? 1 << laid : 0);
  if (shown) into.known += one(laid);
  else if (position.phase === 'auction') into.hidden |= 1 << by;
};

const observePassive = (position: FelixPosition, into: Observation): void => {
  const { dummy } = position.setup;
  const turned = position.phase === 'auction' ? position.round : position.round - 1;
  let unseen = dummy.length === 0 ? 0 : FULL_SET;
  for (let round = 0; round < turned; round++) unseen &= ~(1 << (dummy[round] ?? NO_CARD));
  into.unseen[PASSIVE] = unseen;
  if (dummy.length > 0 && position.phase === 'auction') into.known += one(at(dummy, position.round - 1));
};

const observeTable = (position: FelixPosition, into: Observation): void => {
  into.seats = position.setup.seats;
  into.rules = position.setup;
  into.isAuction = position.phase === 'auction';
  into.round = position.round;
  into.bank = position.bank;
  into.filled = position.filled;
  into.payment = nextPayment(position);
  into.highest = position.highest;
  into.isLastChoice = isLastChoice(position);
};

const observeOwn = (position: FelixPosition, viewer: Seat, into: Observation): void => {
  into.hand = handOf(position, viewer);
  into.removed = removedOf(position, viewer);
  into.unseen[0] = 0;
  into.ownLaid = into.isAuction ? laidBy(position.laid, viewer) : NO_CARD;
  if (into.isAuction) into.known += one(into.ownLaid);
};

const sackIn = ({ setup }: FelixPosition, round: number, { laid }: RememberedRound): number => {
  const passive = setup.dummy[round - 1];
  let row = passive === undefined ? 0 : one(passive);
  for (let seat = 0; seat < setup.seats; seat++) row += one(laidBy(laid, seatAt(seat)));
  return tabulatedPoints(sackOf(row, setup));
};

const observePastRound = (position: FelixPosition, round: number, viewer: Seat, into: Observation): void => {
  const { seats } = position.setup;
  const past = recallRound(position, round);
  into.past.addRound();
  for (let by = 0; by < seats; by++) {
    const seat = seatAt(viewer + by < seats ? viewer + by : viewer + by - seats);
    into.past.addSeat(by, lastBid(position, round, seat), laidBy(past.laid, seat));
  }
  if (past.buyer !== null) into.past.addSale(lastBid(position, round, past.buyer), sackIn(position, round, past));
};

/** Computes what a seat may know from a position, for training and for search, where positions are sampled. */
export const observePosition = (position: FelixPosition, viewer: Seat, into: Observation): void => {
  const { seats } = position.setup;
  observeTable(position, into);
  into.inside = 0;
  into.hidden = 0;
  into.known = 0;
  observeOwn(position, viewer, into);
  const faceUp = faceUpNow(position);
  for (let by = 0; by < seats; by++) {
    const seat = seatAt(viewer + by < seats ? viewer + by : viewer + by - seats);
    if (seat === position.first) into.first = by;
    observeSeat(position, seat, by, into);
    if (by > 0) observeCards(position, seat, by, faceUp, into);
  }
  observePassive(position, into);
  into.past.clear();
  for (let round = 1; round < position.round; round++) observePastRound(position, round, viewer, into);
};
