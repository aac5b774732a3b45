import { type Seat, seatsOf } from '@miaou/kit';
import { type Counts, cardsIn, cardsOf, codeOf, countsOf, FULL_SET, without } from './cards.js';
import { dogRulesOf, sackOf } from './dogs.js';
import { mouseCardsFor, STARTING_MICE } from './setup.js';
import type { Card, FelixView } from './types.js';

type Payments = Pick<FelixView, 'filled' | 'passes'>;

const paidTo = (seat: Seat, { filled, passes }: Payments, mouseCards: readonly number[]): number =>
  filled && passes.includes(seat) ? (mouseCards[passes.indexOf(seat)] ?? 0) : 0;

/** Every seat's mice, worked out from what was public: who passed when, and who paid how much (FK3). */
export const countMice = ({ options, past, filled, passes }: FelixView): number[] => {
  const mouseCards = mouseCardsFor(options.seats);
  return seatsOf(options.seats).map((seat) => {
    const now = STARTING_MICE + paidTo(seat, { filled, passes }, mouseCards);
    return past.reduce(
      (mice, round) => mice + paidTo(seat, round, mouseCards) - (round.buyer === seat ? round.price : 0),
      now,
    );
  });
};

/** How many of each card every seat has won, worked out from the rows that everybody saw (FK1). */
export const wonCounts = ({ options, past }: FelixView): Counts[] => {
  const rules = dogRulesOf(options);
  const won: Counts[] = seatsOf(options.seats).map(() => 0);
  for (const { buyer, row } of past)
    if (buyer !== null) won[buyer] = (won[buyer] ?? 0) + sackOf(countsOf(row.map(({ card }) => card)), rules);
  return won;
};

/** Every seat's won cards, worked out from what was public. */
export const countWon = (view: FelixView): Card[][] => wonCounts(view).map(cardsOf);

/** The cards of a seat, or of the passive player, that the viewer has not seen: in hand, face down, or gone since the start. */
export const unseenCards = (view: FelixView, seat: Seat | null): Card[] => {
  let unseen = FULL_SET;
  for (const { row } of [...view.past, view])
    for (const shown of row)
      if (shown.seat === seat && shown.card !== undefined) unseen = without(unseen, codeOf(shown.card));
  return cardsIn(unseen);
};
