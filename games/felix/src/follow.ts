import { at, type Seat, seat as seatAt, seatsOf } from '@miaou/kit';
import { ROUNDS } from './amounts.js';
import { cardsOf } from './cards.js';
import { countMice, unseenCards, wonCounts } from './counting.js';
import { resultOf, scoreOf } from './outcome.js';
import { canFill, fillingFor, mouseCardsFor } from './passPayments.js';
import { nextSeat, seatSet } from './seats.js';
import type { FelixEvent, FelixView, PastRound, RowCardView, SeatView } from './types.js';

type EventOf<T extends FelixEvent['type']> = Extract<FelixEvent, { type: T }>;

const withSeat = (view: FelixView, seat: Seat, change: (old: SeatView) => SeatView): readonly SeatView[] =>
  view.seats.map((old, index) => (index === seat ? change(old) : old));

/** Mice that the viewer is not shown stay out (FK3). */
const withMice = (old: SeatView, more: number): SeatView =>
  old.mice === undefined ? old : { ...old, mice: old.mice + more };

const inRowOrder = (view: FelixView, row: readonly RowCardView[]): RowCardView[] => {
  const placeOf = ({ seat }: RowCardView): number =>
    seat === null ? 0 : (seat - view.first + view.options.seats) % view.options.seats;
  return row.toSorted((a, b) => placeOf(a) - placeOf(b));
};

const afterCardLaid = (view: FelixView, { seat, card }: EventOf<'cardLaid'>): FelixView => ({
  ...view,
  toMove: view.toMove.filter((other) => other !== seat),
  row: inRowOrder(view, [...view.row, { seat, ...(card === undefined ? {} : { card }) }]),
  seats: withSeat(view, seat, (old) =>
    old.hand === undefined ? old : { ...old, hand: old.hand.filter((other) => other !== card) },
  ),
});

const afterCardTurned = (view: FelixView, { seat, card }: EventOf<'cardTurned'>): FelixView => {
  const turned: RowCardView = { seat, card };
  const row = seat === null ? [turned, ...view.row] : view.row.map((old) => (old.seat === seat ? turned : old));
  return { ...view, faceUp: view.faceUp + 1, row };
};

/** The seat that bids next clockwise; none once the auction is decided. */
const nextToBid = (seats: number, passes: readonly Seat[], from: Seat, decided: boolean): Seat[] => {
  const left = ((1 << seats) - 1) & ~seatSet(passes);
  return decided || left === 0 ? [] : [nextSeat(left, from)];
};

const afterBid = (view: FelixView, { seat, amount }: EventOf<'bidMade'>): FelixView => ({
  ...view,
  toMove: nextToBid(view.seats.length, view.passes, seat, view.passes.length === view.seats.length - 1),
  seats: withSeat(view, seat, (old) => ({ ...old, bid: amount })),
});

const afterPass = (view: FelixView, { seat, took }: EventOf<'passed'>): FelixView => {
  const passes = [...view.passes, seat];
  const seats = withSeat(view, seat, (old) => withMice(old, took));
  const sold =
    passes.length === seats.length - 1 && seats.some(({ bid }, index) => bid > 0 && !passes.includes(seatAt(index)));
  return {
    ...view,
    toMove: nextToBid(seats.length, passes, seat, sold),
    coins: view.coins.slice(1),
    passes,
    seats,
  };
};

/** The whole row lies face up when a round is over, so every viewer knows it (FK1). */
const pastOf = ({ first, unfilled, row, seats, passes }: FelixView, buyer: Seat | null): PastRound => ({
  first,
  ...(unfilled ? { unfilled } : {}),
  row: row.flatMap(({ card }) => card ?? []),
  bids: seats.map(({ bid }) => bid),
  passes,
  buyer,
});

/** What is counted is what every position has that fits the view: it is shown where it was shown before (FK3, FK4), and to all at the end. */
const seatsAfter = (view: FelixView, isOver: boolean): readonly SeatView[] => {
  const mice = countMice(view);
  const won = wonCounts(view).map(cardsOf);
  return view.seats.map((old, index): SeatView => {
    const [unseen] = isOver ? unseenCards(view, seatAt(index)) : [];
    const removed = old.removed ?? unseen;
    return {
      bid: 0,
      ...(isOver || old.mice !== undefined ? { mice: at(mice, index) } : {}),
      ...(isOver || old.won !== undefined ? { won: at(won, index) } : {}),
      ...(old.hand === undefined ? {} : { hand: old.hand }),
      ...(removed === undefined ? {} : { removed }),
    };
  });
};

/** What chance hid is shown when the match is over (FS3, FT1). */
const endOf = (view: FelixView): Pick<FelixView, 'dummyRemoved' | 'result'> => {
  const mice = countMice(view);
  const result = resultOf(wonCounts(view).map((won, index) => scoreOf(won, at(mice, index))));
  return { ...(view.options.seats === 3 ? { dummyRemoved: at(unseenCards(view, null), 0) } : {}), result };
};

/** The view after a round that somebody bought (FR7) or nobody did (FX2), with the next round or the end that comes with it. */
const afterRound = (view: FelixView, buyer: Seat | null): FelixView => {
  const { viewer, options, round } = view;
  const isOver = round === ROUNDS;
  const bank = view.bank + (buyer === null ? 0 : at(view.seats, buyer).bid);
  const filling = fillingFor(options.seats);
  const isFilled = !isOver && canFill(bank, filling, buyer === null);
  const cleared: FelixView = {
    viewer,
    options,
    round: isOver ? round : round + 1,
    phase: isOver ? 'over' : 'place',
    toMove: isOver ? [] : seatsOf(options.seats),
    first: buyer ?? view.first,
    bank: isFilled ? bank - filling : bank,
    ...(isFilled ? {} : { unfilled: true }),
    coins: isFilled ? mouseCardsFor(options.seats) : [],
    passes: [],
    faceUp: 0,
    row: [],
    seats: view.seats,
    past: [...view.past, pastOf(view, buyer)],
  };
  return { ...cleared, seats: seatsAfter(cleared, isOver), ...(isOver ? endOf(cleared) : {}) };
};

/**
 * The view after one event as its viewer knows it. It is arithmetic on views, so that a page can follow a match without a position; the
 * property tests hold it to what the rules make of the position.
 */
export const follow = (view: FelixView, event: FelixEvent): FelixView => {
  switch (event.type) {
    case 'cardLaid':
      return afterCardLaid(view, event);
    case 'auctionOpened':
      return { ...view, phase: 'auction', toMove: [view.first] };
    case 'cardTurned':
      return afterCardTurned(view, event);
    case 'bidMade':
      return afterBid(view, event);
    case 'passed':
      return afterPass(view, event);
    // The next round or the end comes with it; the events that report them change nothing more.
    case 'sackBought':
      return afterRound(view, event.seat);
    case 'rowDiscarded':
      return afterRound(view, null);
    case 'catChased':
    case 'rabbitChased':
    case 'dogsLeft':
    case 'mouseCardsFilled':
    case 'mouseCardsLeftEmpty':
    case 'roundStarted':
    case 'matchEnded':
      return view;
  }
};

/** A card turned up and everything shown at the end cannot be hidden again; bids and face-down cards can be undone. */
export const reveals = (event: FelixEvent): boolean => event.type === 'cardTurned' || event.type === 'matchEnded';
