import { type Seat, seatsOf } from '@miaou/kit';
import { ROUNDS, STARTING_MICE } from './amounts.js';
import { type Counts, cardsIn, cardsOf, codeOf, countsOf, FULL_SET, without } from './cards.js';
import { dogRulesOf, sackOf } from './dogs.js';
import { mouseCardsFor } from './passPayments.js';
import { ownerAt } from './seats.js';
import type { Card, FelixView, PastRound, RowCardView } from './types.js';

type Payments = Pick<FelixView, 'unfilled' | 'passes'>;

const paidTo = (seat: Seat, { unfilled, passes }: Payments, mouseCards: readonly number[]): number =>
  unfilled ? 0 : (mouseCards[passes.indexOf(seat)] ?? 0);

const paidBy = (seat: Seat, { buyer, bids }: PastRound): number => (buyer === seat ? (bids[seat] ?? 0) : 0);

/** Every seat's mice, counted from what was public: who passed when, and who paid how much (FK3). */
export const countMice = (view: FelixView): number[] => {
  const { seats } = view.options;
  const mouseCards = mouseCardsFor(seats);
  return seatsOf(seats).map((seat) =>
    view.past.reduce(
      (mice, round) => mice + paidTo(seat, round, mouseCards) - paidBy(seat, round),
      STARTING_MICE + paidTo(seat, view, mouseCards),
    ),
  );
};

/** How many cards a seat holds: one a round leaves the hand, this round's once it is laid (FR1). */
export const handSize = ({ past, row }: FelixView, seat: Seat): number =>
  ROUNDS - past.length - (row.some((card) => card.seat === seat) ? 1 : 0);

/** How many of each card every seat has won, counted from the rows, which every viewer saw (FK1). */
export const wonCounts = ({ options, past }: FelixView): Counts[] => {
  const rules = dogRulesOf(options);
  const won: Counts[] = seatsOf(options.seats).map(() => 0);
  for (const { buyer, row } of past) if (buyer !== null) won[buyer] = (won[buyer] ?? 0) + sackOf(countsOf(row), rules);
  return won;
};

/** Every seat's won cards, counted from what was public (FK4). */
export const countWon = (view: FelixView): Card[][] => wonCounts(view).map(cardsOf);

/** The row of a round that is over, with the seats that laid its cards. */
export const pastRow = ({ first, row }: PastRound, seats: number): RowCardView[] =>
  row.map((card, place) => ({ seat: ownerAt(place, first, seats), card }));

/** Every card that lies or lay in a row, as the viewer sees it. */
export const shownCards = ({ past, row, options }: FelixView): RowCardView[] => [
  ...past.flatMap((round) => pastRow(round, options.seats)),
  ...row,
];

/** The cards of a seat, or of the passive player, that the viewer has not seen: in hand, face down, or gone since the start. */
export const unseenCards = (view: FelixView, seat: Seat | null): Card[] => {
  let unseen = FULL_SET;
  for (const shown of shownCards(view))
    if (shown.seat === seat && shown.card !== undefined) unseen = without(unseen, codeOf(shown.card));
  return cardsIn(unseen);
};
