import { CARDS, countMice, countWon, type FelixDeal, type FelixView, type SeatView } from '@miaou/felix';

/**
 * A spectator's view with every hand, purse and sack in it. Events that hide nothing keep the hands and the row open, so only what is still
 * missing is filled in: at the deal, all of it.
 */
export const openView = (view: FelixView, { removed }: FelixDeal): FelixView => {
  const mice = countMice(view);
  const won = countWon(view);
  const seats = view.seats.map(
    (seat, index): SeatView => ({
      ...seat,
      hand: seat.hand ?? CARDS.filter((card) => card !== removed[index]),
      mice: seat.mice ?? mice[index] ?? 0,
      won: seat.won ?? won[index] ?? [],
      ...(removed[index] === undefined ? {} : { removed: removed[index] }),
    }),
  );
  return { ...view, seats };
};

/** The row as the buyer of the sack would find it. */
export const turnedUp = (view: FelixView): FelixView => ({ ...view, faceUp: view.row.length });

/** A view in which nobody's hand is hidden. */
export const isOpenView = ({ viewer, seats }: FelixView): boolean =>
  viewer === 'spectator' && seats.some(({ hand }) => hand !== undefined);
