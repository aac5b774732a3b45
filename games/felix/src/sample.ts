import { type Chance, type Seat, seatsOf, shuffled } from '@miaou/kit';
import { at, type CardSet, codeOf, countsOf, setOf } from './cards.js';
import { countMice, countWon, unseenCards } from './counting.js';
import { type FelixPosition, startPosition } from './position.js';
import { makeSetup } from './setup.js';
import { rememberRound, setBid, type Truth } from './truth.js';
import type { Card, FelixDeal, FelixView, PastRound, RowCardView } from './types.js';

/** How the ten cards of one seat may be spread. */
interface Holding {
  readonly removed: Card;
  readonly hand: CardSet;
  readonly laid: Card | undefined;
}

const laidInView = (view: FelixView, seat: Seat): RowCardView | undefined =>
  view.row.find((card) => card.seat === seat);

const knownHolding = (view: FelixView, seat: Seat): Holding | undefined => {
  const { removed, hand, handCount } = view.seats[seat] as FelixView['seats'][number];
  if (removed === undefined || (hand === undefined && handCount > 0)) return undefined;
  return { removed, hand: setOf(hand ?? []), laid: laidInView(view, seat)?.card };
};

/** Any unseen card may be the one that left, any other may lie face down: every such pair is equally likely. */
const drawnHolding = (view: FelixView, seat: Seat, chance: Chance): Holding => {
  const [removed, ...others] = shuffled(unseenCards(view, seat), chance) as [Card, ...Card[]];
  const inRow = laidInView(view, seat);
  if (inRow === undefined || inRow.card !== undefined) return { removed, hand: setOf(others), laid: inRow?.card };
  return { removed, hand: setOf(others.slice(1)), laid: others[0] };
};

const drawnDeal = (view: FelixView, holdings: readonly Holding[], chance: Chance): FelixDeal => {
  const firstSeat = view.past[0]?.first ?? view.first;
  const removed = holdings.map((holding) => holding.removed);
  if (view.options.seats !== 3) return { firstSeat, removed };
  const [dummyRemoved, ...coming] = shuffled(unseenCards(view, null), chance) as [Card, ...Card[]];
  const turned = [...view.past.flatMap(({ row }) => row), ...view.row].filter(({ seat }) => seat === null);
  const known = turned.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return { firstSeat, removed, dummyRemoved, dummy: [...known, ...coming] };
};

const packPasses = (passes: readonly Seat[]): number =>
  passes.reduce<number>((packed, seat, index) => packed | (seat << (3 * index)), 0);

const layAgain = (truth: Truth, row: readonly { readonly seat: Seat | null; readonly card: Card }[]): void => {
  truth.laid = row.reduce((laid, { seat, card }) => laid | (seat === null ? 0 : codeOf(card) << (4 * seat)), 0);
  truth.row = countsOf(row.map(({ card }) => card));
};

const restorePast = (truth: Truth, past: PastRound): void => {
  truth.round = past.round;
  truth.first = past.first;
  truth.filled = past.filled;
  truth.passes = packPasses(past.passes);
  layAgain(truth, past.row);
  for (const seat of seatsOf(truth.setup.seats)) setBid(truth, seat, past.bids[seat] ?? 0);
  rememberRound(truth, past.buyer);
};

const restoreSeats = (truth: Truth, view: FelixView, holdings: readonly Holding[]): void => {
  const mice = countMice(view);
  const won = countWon(view).map(countsOf);
  for (const seat of seatsOf(truth.setup.seats)) {
    truth.mice[seat] = at(mice, seat);
    truth.won[seat] = at(won, seat);
    truth.hands[seat] = holdings[seat]?.hand ?? 0;
    if (view.phase === 'auction') setBid(truth, seat, view.seats[seat]?.lastBid ?? 0);
  }
};

const restoreRow = (truth: Truth, view: FelixView, holdings: readonly Holding[]): void => {
  const cards = view.row.map(({ seat, card }) => ({ seat, card: card ?? laidIn(holdings, seat) }));
  layAgain(truth, cards);
};

const laidIn = (holdings: readonly Holding[], seat: Seat | null): Card => {
  const laid = seat === null ? undefined : holdings[seat]?.laid;
  if (laid === undefined) throw new Error('a face-down card without an owner');
  return laid;
};

const restoreAuction = (truth: Truth, view: FelixView): void => {
  const auction = view.phase === 'auction';
  truth.passes = packPasses(view.passes);
  truth.passCount = view.passes.length;
  truth.bidding = auction ? view.passes.reduce((set, seat) => set & ~(1 << seat), truth.setup.everyone) : 0;
  truth.highest = auction ? Math.max(...view.seats.map(({ lastBid }) => lastBid)) : 0;
};

const restoreRound = (truth: Truth, view: FelixView): void => {
  truth.round = view.round;
  truth.phase = view.phase;
  truth.first = view.first;
  truth.filled = view.filled;
  truth.bank = view.bank;
  truth.turn = view.toMove[0] ?? view.first;
  truth.owing = view.phase === 'place' ? view.toMove.reduce((set, seat) => set | (1 << seat), 0) : 0;
};

/** Fills in what a view leaves open. Seats are independent of each other, so drawing each evenly draws the whole evenly. */
export const sample = (view: FelixView, chance: Chance): FelixPosition => {
  const holdings = seatsOf(view.options.seats).map(
    (seat) => knownHolding(view, seat) ?? drawnHolding(view, seat, chance),
  );
  const position = startPosition(makeSetup(view.options, drawnDeal(view, holdings, chance)));
  for (const past of view.past) restorePast(position, past);
  restoreRound(position, view);
  restoreAuction(position, view);
  restoreSeats(position, view, holdings);
  restoreRow(position, view, holdings);
  return position;
};
