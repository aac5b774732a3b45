import { type Seat, seatsOf } from '@miaou/kit';
import { cardsOf } from './cards.js';
import { countMice, unseenCards, wonCounts } from './counting.js';
import { resultOf, scoreOf } from './scoring.js';
import { fillingFor, mouseCardsFor, ROUNDS } from './stock.js';
import type { Card, FelixView, PastRound, RowCardView, SeatView } from './types.js';

const cardIn = ({ card }: RowCardView): Card => card as Card;

/** The whole row lies face up when a round is over: it is known to everybody (FK1). */
const pastOf = ({ first, unfilled, row, seats, passes }: FelixView, buyer: Seat | null): PastRound => ({
  first,
  ...(unfilled ? { unfilled } : {}),
  row: row.map(cardIn),
  bids: seats.map(({ bid }) => bid),
  passes,
  buyer,
});

/** What is counted is what every position has that fits the view: it is shown where it was shown before (FK3, FK4), and to all at the end. */
const seatsAfter = (view: FelixView, isOver: boolean): readonly SeatView[] => {
  const mice = countMice(view);
  const won = wonCounts(view).map(cardsOf);
  return view.seats.map((old, index): SeatView => {
    const [unseen] = isOver ? unseenCards(view, index as Seat) : [];
    const removed = old.removed ?? unseen;
    return {
      bid: 0,
      ...(isOver || old.mice !== undefined ? { mice: mice[index] as number } : {}),
      ...(isOver || old.won !== undefined ? { won: won[index] as Card[] } : {}),
      ...(old.hand === undefined ? {} : { hand: old.hand }),
      ...(removed === undefined ? {} : { removed }),
    };
  });
};

/** What chance hid is shown when the match is over (FS3, FT1). */
const endOf = (view: FelixView): Pick<FelixView, 'dummyRemoved' | 'result'> => {
  const mice = countMice(view);
  const result = resultOf(wonCounts(view).map((won, seat) => scoreOf(won, mice[seat] as number)));
  return { ...(view.options.seats === 3 ? { dummyRemoved: unseenCards(view, null)[0] as Card } : {}), result };
};

/** The view after a round that somebody bought (FR7) or nobody did (FX2), with the next round or the end that comes with it. */
export const afterRound = (view: FelixView, buyer: Seat | null): FelixView => {
  const { viewer, options, round } = view;
  const isOver = round === ROUNDS;
  const bank = view.bank + (buyer === null ? 0 : (view.seats[buyer] as SeatView).bid);
  const filling = fillingFor(options.seats);
  // FB1, FX2
  const isFilled = !isOver && buyer !== null && bank >= filling;
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
