import type { FelixView } from '@miaou/felix';
import { type CardSet, codeOf, dogRulesOf, FULL_SET, mouseCardsFor, NO_CARD, one, sackOf } from '@miaou/felix/search';
import type { Seat } from '@miaou/kit';
import { setOf } from './cards.js';
import { PASSIVE, quickPoints, type Sight } from './sight.js';

const STARTING_MICE = 15;

type Past = FelixView['past'][number];

/** Where a seat sits from the viewer on, clockwise; the passive player has a place of its own. */
const relative = (seat: Seat | null, viewer: Seat, seats: number): number => {
  if (seat === null) return PASSIVE;
  return seat < viewer ? seat - viewer + seats : seat - viewer;
};

const see = (into: Sight, by: number, card: CardSet): void => {
  into.unseen[by] = (into.unseen[by] as number) & ~card;
};

/** Who laid the card at a place of the row: with three seats the passive player's lies at the head of it (FT2). */
const layerAt = (place: number, first: number, seats: number): number => {
  if (seats > 3) return (first + place) % seats;
  return place === 0 ? PASSIVE : (first + place - 1) % seats;
};

const readPayments = (passes: readonly Seat[], view: FelixView, viewer: Seat, into: Sight): void => {
  const mouseCards = mouseCardsFor(view.options.seats);
  for (const [index, seat] of passes.entries()) {
    const by = relative(seat, viewer, into.seats);
    into.mice[by] = (into.mice[by] as number) + (mouseCards[index] ?? 0);
  }
};

const readPurchase = ({ buyer, bids, row }: Past, viewer: Seat, into: Sight): void => {
  if (buyer === null) return;
  const by = relative(buyer, viewer, into.seats);
  into.mice[by] = (into.mice[by] as number) - (bids[buyer] ?? 0);
  let counts = 0;
  for (const card of row) counts += one(codeOf(card));
  into.points[by] = (into.points[by] as number) + quickPoints(sackOf(counts, into.rules));
};

const readPast = (past: Past, view: FelixView, viewer: Seat, into: Sight): void => {
  const first = relative(past.first, viewer, into.seats);
  for (const [place, card] of past.row.entries()) see(into, layerAt(place, first, into.seats), 1 << codeOf(card));
  if (!past.unfilled) readPayments(past.passes, view, viewer, into);
  readPurchase(past, viewer, into);
};

const readRow = (view: FelixView, viewer: Seat, into: Sight): void => {
  for (const { seat, card } of view.row) {
    const by = relative(seat, viewer, into.seats);
    if (card === undefined) into.hidden |= 1 << by;
    else {
      into.known += one(codeOf(card));
      see(into, by, 1 << codeOf(card));
    }
    if (by === 0 && card !== undefined) into.ownLaid = codeOf(card);
  }
};

const readTable = (view: FelixView, viewer: Seat, into: Sight): void => {
  into.seats = view.options.seats;
  into.rules = dogRulesOf(view.options);
  into.isAuction = view.phase === 'auction';
  into.round = view.round;
  into.bank = view.bank;
  into.filled = view.unfilled !== true;
  into.payment = view.coins[0] ?? 0;
  into.first = relative(view.first, viewer, into.seats);
  into.isLastChoice = into.isAuction && view.passes.length === into.seats - 1;
};

const readOwn = (view: FelixView, viewer: Seat, into: Sight): void => {
  const own = view.seats[viewer];
  into.hand = setOf(own?.hand ?? []);
  into.removed = own?.removed === undefined ? 0 : 1 << codeOf(own.removed);
  into.unseen[0] = 0;
};

const readAuction = (view: FelixView, viewer: Seat, into: Sight): void => {
  into.inside = (1 << into.seats) - 1;
  for (const seat of view.passes) into.inside &= ~(1 << relative(seat, viewer, into.seats));
  if (!view.unfilled) readPayments(view.passes, view, viewer, into);
  for (const [index, { bid }] of view.seats.entries()) {
    into.bids[relative(index as Seat, viewer, into.seats)] = bid;
    into.highest = Math.max(into.highest, bid);
  }
  readRow(view, viewer, into);
};

const clear = (into: Sight): void => {
  into.mice.fill(0).fill(STARTING_MICE, 0, into.seats);
  into.points.fill(0);
  into.bids.fill(0);
  into.unseen.fill(0).fill(FULL_SET, 1, into.seats);
  if (into.seats === 3) into.unseen[PASSIVE] = FULL_SET;
  into.highest = 0;
  into.inside = 0;
  into.hidden = 0;
  into.known = 0;
  into.ownLaid = NO_CARD;
};

/** What a seat may know, worked out from its view alone. */
export const read = (view: FelixView, viewer: Seat, into: Sight): void => {
  readTable(view, viewer, into);
  clear(into);
  for (const past of view.past) readPast(past, view, viewer, into);
  if (into.isAuction) readAuction(view, viewer, into);
  readOwn(view, viewer, into);
};
