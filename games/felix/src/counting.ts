import { type Seat, seatsOf } from '@miaou/kit';
import { cardsIn, cardsOf, codeOf, countsOf, FULL_SET, without } from './cards.js';
import { chase } from './chase.js';
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

/** Every seat's won cards, worked out from the rows that everybody saw (FK1). */
export const countWon = ({ options, past }: FelixView): Card[][] =>
  seatsOf(options.seats).map((seat) => {
    const sacks = past.filter(({ buyer }) => buyer === seat);
    const cards = sacks.flatMap(
      ({ row }) =>
        chase(
          row.map(({ card }) => card),
          options,
        ).sack,
    );
    return cardsOf(countsOf(cards));
  });

/** The cards of a seat, or of the passive player, that the viewer has not seen: in hand, face down, or gone since the start. */
export const unseenCards = (view: FelixView, seat: Seat | null): Card[] => {
  const shown = [...view.past.flatMap(({ row }) => row), ...view.row].filter((card) => card.seat === seat);
  const known = shown.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return cardsIn(known.reduce((set, card) => without(set, codeOf(card)), FULL_SET));
};
