import { type Seat, seatsOf } from '@miaou/kit';
import { cardsOf, countsOf } from './cards.js';
import { chase } from './chase.js';
import { countMice, countWon, unseenCards } from './counting.js';
import { clockwise } from './row.js';
import type { Card, FelixEvent, FelixResult, FelixView, PastRound, RowCardView, SeatView } from './types.js';

type EventOf<T extends FelixEvent['type']> = Extract<FelixEvent, { type: T }>;

const withSeat = (view: FelixView, seat: Seat, change: (old: SeatView) => SeatView): readonly SeatView[] =>
  view.seats.map((old, index) => (index === seat ? change(old) : old));

const seatsAfter = (from: Seat, seats: number): Seat[] =>
  seatsOf(seats).map((_, steps) => clockwise(from, steps + 1, seats));

const inRowOrder = (view: FelixView, row: readonly RowCardView[]): RowCardView[] => {
  const placeOf = ({ seat }: RowCardView): number =>
    seat === null ? 0 : (seat - view.first + view.options.seats) % view.options.seats;
  return row.toSorted((a, b) => placeOf(a) - placeOf(b));
};

const afterCardLaid = (view: FelixView, { seat, card }: EventOf<'cardLaid'>): FelixView => ({
  ...view,
  toMove: view.toMove.filter((other) => other !== seat),
  row: inRowOrder(view, [...view.row, { seat, faceUp: false, ...(card === undefined ? {} : { card }) }]),
  seats: withSeat(view, seat, (old) => ({
    ...old,
    handCount: old.handCount - 1,
    ...(old.hand === undefined ? {} : { hand: old.hand.filter((other) => other !== card) }),
  })),
});

const afterCardTurned = (view: FelixView, { place, seat, card }: EventOf<'cardTurned'>): FelixView => {
  const turned: RowCardView = { seat, faceUp: true, card };
  const row = seat === null ? [turned, ...view.row] : view.row.map((old, index) => (index === place ? turned : old));
  return { ...view, row };
};

/** Who bids next clockwise; nobody once the auction is decided. */
const nextToBid = (view: FelixView, from: Seat, decided: boolean): Seat[] => {
  const others = seatsAfter(from, view.options.seats);
  return decided ? [] : others.filter((seat) => !view.passes.includes(seat)).slice(0, 1);
};

const afterBid = (view: FelixView, { seat, amount }: EventOf<'bidMade'>): FelixView => ({
  ...view,
  toMove: nextToBid(view, seat, view.passes.length === view.options.seats - 1),
  seats: withSeat(view, seat, (old) => ({ ...old, bid: amount, lastBid: amount })),
});

const afterPass = (view: FelixView, { seat, took }: EventOf<'passed'>): FelixView => {
  const passes = [...view.passes, seat];
  const seats = withSeat(view, seat, (old) => ({
    ...old,
    bid: 0,
    passed: true,
    ...(old.mice === undefined ? {} : { mice: old.mice + took }),
  }));
  const sold = passes.length === seats.length - 1 && seats.some(({ bid }) => bid > 0);
  return {
    ...view,
    toMove: nextToBid({ ...view, passes }, seat, sold),
    coins: view.coins.slice(1),
    passes,
    seats,
  };
};

const endedRound = (view: FelixView, buyer: Seat | null, price: number): PastRound => {
  const row = view.row.map(({ seat, card }) => ({ seat, card: card as Card }));
  const cards = row.map(({ card }) => card);
  return {
    round: view.round,
    first: view.first,
    filled: view.filled,
    row,
    bids: view.seats.map(({ lastBid }) => lastBid),
    passes: view.passes,
    buyer,
    price,
    chased: buyer === null ? null : chase(cards, view.options).chased,
  };
};

const afterRound = (view: FelixView, past: PastRound): FelixView => ({
  ...view,
  toMove: [],
  coins: [],
  passes: [],
  row: [],
  seats: view.seats.map((old) => ({ ...old, bid: 0, lastBid: 0, passed: false })),
  past: [...view.past, past],
});

const taken = (old: SeatView, price: number, cards: readonly Card[]): SeatView => ({
  ...old,
  wonCount: old.wonCount + cards.length,
  ...(old.mice === undefined ? {} : { mice: old.mice - price }),
  ...(old.won === undefined ? {} : { won: cardsOf(countsOf([...old.won, ...cards])) }),
});

const afterSale = (view: FelixView, { seat, price, cards }: EventOf<'sackBought'>): FelixView => {
  const cleared = afterRound(view, endedRound(view, seat, price));
  return {
    ...cleared,
    first: seat,
    bank: view.bank + price,
    seats: withSeat(cleared, seat, (old) => taken(old, price, cards)),
  };
};

/** Everything is shown at the end; it follows from the nine rows that everybody saw. */
const shownSeat = (view: FelixView, seat: Seat, old: SeatView, mice: number, won: readonly Card[]): SeatView => {
  const [removed] = old.removed === undefined ? unseenCards(view, seat) : [old.removed];
  return {
    bid: old.bid,
    lastBid: old.lastBid,
    passed: old.passed,
    handCount: old.handCount,
    wonCount: old.wonCount,
    mice,
    won,
    ...(old.hand === undefined ? {} : { hand: old.hand }),
    ...(removed === undefined ? {} : { removed }),
  };
};

const afterMatch = (view: FelixView, result: FelixResult): FelixView => {
  const mice = countMice(view);
  const won = countWon(view);
  const [dummyRemoved] = view.options.seats === 3 ? unseenCards(view, null) : [];
  return {
    ...view,
    phase: 'over',
    filled: false,
    seats: seatsOf(view.options.seats).map((seat) =>
      shownSeat(view, seat, view.seats[seat] as SeatView, mice[seat] ?? 0, won[seat] ?? []),
    ),
    ...(dummyRemoved === undefined ? {} : { dummyRemoved }),
    result,
  };
};

const sum = (mice: readonly number[]): number => mice.reduce((total, more) => total + more, 0);

/** The view after one event that its viewer was told. */
export const follow = (view: FelixView, event: FelixEvent): FelixView => {
  switch (event.type) {
    case 'cardLaid':
      return afterCardLaid(view, event);
    case 'auctionOpened':
      return { ...view, phase: 'auction', toMove: [event.first] };
    case 'cardTurned':
      return afterCardTurned(view, event);
    case 'bidMade':
      return afterBid(view, event);
    case 'passed':
      return afterPass(view, event);
    case 'catChased':
    case 'rabbitChased':
    case 'dogsLeft':
      return view;
    case 'sackBought':
      return afterSale(view, event);
    case 'rowDiscarded':
      return afterRound(view, endedRound(view, null, 0));
    case 'mouseCardsFilled':
      return { ...view, bank: view.bank - sum(event.coins), filled: true, coins: event.coins };
    case 'mouseCardsLeftEmpty':
      return { ...view, filled: false };
    case 'roundStarted':
      return { ...view, round: event.round, phase: 'place', toMove: seatsOf(view.options.seats) };
    case 'matchEnded':
      return afterMatch(view, event.result);
  }
};

/** A card turned up, or everything at the end, cannot be untold; bids and face-down cards can. */
export const reveals = (event: FelixEvent): boolean => event.type === 'cardTurned' || event.type === 'matchEnded';
