import type { Seat } from '@miaou/kit';
import { nextSeat, seatSet } from './seats.js';
import type { FelixEvent, FelixView, RowCardView, SeatView } from './types.js';

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

/** Who bids next clockwise; nobody once the auction is decided. */
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
    passes.length === seats.length - 1 && seats.some(({ bid }, index) => bid > 0 && !passes.includes(index as Seat));
  return {
    ...view,
    toMove: nextToBid(seats.length, passes, seat, sold),
    coins: view.coins.slice(1),
    passes,
    seats,
  };
};

/** The view after a round that a seat bought, or nobody did, with the next round or the end that comes with it. */
export type AfterRound = (view: FelixView, buyer: Seat | null) => FelixView;

/** The view after one event that its viewer was told. */
export const followEvent = (view: FelixView, event: FelixEvent, afterRound: AfterRound): FelixView => {
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
    // The next round or the end comes with it; the events that tell of them change nothing more.
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

/** A card turned up, or everything at the end, cannot be untold; bids and face-down cards can. */
export const reveals = (event: FelixEvent): boolean => event.type === 'cardTurned' || event.type === 'matchEnded';
