import { type FelixView, isLastChoiceIn } from '@miaou/felix';
import {
  type CardSet,
  codeOf,
  dogRulesOf,
  FULL_SET,
  mouseCardsFor,
  NO_CARD,
  one,
  ownerAt,
  STARTING_MICE,
  sackOf,
} from '@miaou/felix/search';
import type { Seat } from '@miaou/kit';
import { setOf } from './cards.js';
import { Observation, PASSIVE, tabulatedPoints } from './observation.js';

type PastRound = FelixView['past'][number];

/** The index of a seat counted clockwise from the viewer; the passive player has its own. */
const relative = (seat: Seat | null, viewer: Seat, seats: number): number => {
  if (seat === null) return PASSIVE;
  return seat < viewer ? seat - viewer + seats : seat - viewer;
};

const markSeen = (into: Observation, by: number, card: CardSet): void => {
  into.unseen[by] = (into.unseen[by] ?? 0) & ~card;
};

const readPayments = (passes: readonly Seat[], view: FelixView, viewer: Seat, into: Observation): void => {
  const mouseCards = mouseCardsFor(view.options.seats);
  for (const [index, seat] of passes.entries()) {
    const by = relative(seat, viewer, into.seats);
    into.mice[by] = (into.mice[by] ?? 0) + (mouseCards[index] ?? 0);
  }
};

const readPurchase = ({ buyer, bids, row }: PastRound, viewer: Seat, into: Observation): void => {
  if (buyer === null) return;
  const by = relative(buyer, viewer, into.seats);
  const price = bids[buyer] ?? 0;
  let counts = 0;
  for (const card of row) counts += one(codeOf(card));
  const worth = tabulatedPoints(sackOf(counts, into.rules));
  into.mice[by] = (into.mice[by] ?? 0) - price;
  into.points[by] = (into.points[by] ?? 0) + worth;
  into.past.addSale(price, worth);
};

const readCards = ({ first, row, bids }: PastRound, viewer: Seat, into: Observation): void => {
  for (const [place, card] of row.entries()) {
    const owner = ownerAt(place, first, into.seats);
    const by = relative(owner, viewer, into.seats);
    markSeen(into, by, 1 << codeOf(card));
    if (owner !== null) into.past.addSeat(by, bids[owner] ?? 0, codeOf(card));
  }
};

const readPast = (past: PastRound, view: FelixView, viewer: Seat, into: Observation): void => {
  into.past.addRound();
  readCards(past, viewer, into);
  if (!past.unfilled) readPayments(past.passes, view, viewer, into);
  readPurchase(past, viewer, into);
};

const readRow = (view: FelixView, viewer: Seat, into: Observation): void => {
  for (const { seat, card } of view.row) {
    const by = relative(seat, viewer, into.seats);
    if (card === undefined) into.hidden |= 1 << by;
    else {
      into.known += one(codeOf(card));
      markSeen(into, by, 1 << codeOf(card));
    }
    if (by === 0 && card !== undefined) into.ownLaid = codeOf(card);
  }
};

const readTable = (view: FelixView, viewer: Seat, into: Observation): void => {
  into.seats = view.options.seats;
  into.rules = dogRulesOf(view.options);
  into.isAuction = view.phase === 'auction';
  into.round = view.round;
  into.bank = view.bank;
  into.filled = view.unfilled !== true;
  into.payment = view.coins[0] ?? 0;
  into.first = relative(view.first, viewer, into.seats);
  into.isLastChoice = isLastChoiceIn(view);
};

const readOwn = (view: FelixView, viewer: Seat, into: Observation): void => {
  const own = view.seats[viewer];
  into.hand = setOf(own?.hand ?? []);
  into.removed = own?.removed === undefined ? 0 : 1 << codeOf(own.removed);
  into.unseen[0] = 0;
};

const readAuction = (view: FelixView, viewer: Seat, into: Observation): void => {
  into.inside = (1 << into.seats) - 1;
  for (const seat of view.passes) into.inside &= ~(1 << relative(seat, viewer, into.seats));
  if (!view.unfilled) readPayments(view.passes, view, viewer, into);
  for (const [index, { bid }] of view.seats.entries()) {
    into.bids[relative(index as Seat, viewer, into.seats)] = bid;
    into.highest = Math.max(into.highest, bid);
  }
  readRow(view, viewer, into);
};

const clear = (into: Observation): void => {
  into.mice.fill(0).fill(STARTING_MICE, 0, into.seats);
  into.points.fill(0);
  into.bids.fill(0);
  into.past.clear();
  into.unseen.fill(0).fill(FULL_SET, 1, into.seats);
  if (into.seats === 3) into.unseen[PASSIVE] = FULL_SET;
  into.highest = 0;
  into.inside = 0;
  into.hidden = 0;
  into.known = 0;
  into.ownLaid = NO_CARD;
};

/** Computes what a seat may know from its view. */
export const observeView = (view: FelixView, viewer: Seat, into: Observation): void => {
  readTable(view, viewer, into);
  clear(into);
  for (const past of view.past) readPast(past, view, viewer, into);
  if (into.isAuction) readAuction(view, viewer, into);
  readOwn(view, viewer, into);
};

export const observedBy = (view: FelixView, seat: Seat): Observation => {
  const observation = new Observation();
  observeView(view, seat, observation);
  return observation;
};
