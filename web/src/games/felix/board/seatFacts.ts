import { countWon, type FelixView, mouseCardsFor } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import { auctionFacts, bidOf } from './auction/auctionFacts';

/** How a seat stands in the round. */
type SeatState = 'choosing' | 'laid' | 'thinking' | 'in' | 'passed' | 'over';

/** What is shown of a seat. */
export interface SeatFacts {
  readonly state: SeatState;
  readonly bid: number;
  readonly leads: boolean;
  /** The mice that passing gave. */
  readonly took: number;
  readonly cardsWon: number;
  /** There only where the reader may see them (FK3). */
  readonly mice?: number;
  readonly isFirst: boolean;
}

const stateOf = ({ phase, toMove, passes }: FelixView, seat: Seat): SeatState => {
  switch (phase) {
    case 'place':
      return toMove.includes(seat) ? 'choosing' : 'laid';
    case 'auction':
      if (passes.includes(seat)) return 'passed';
      return toMove.includes(seat) ? 'thinking' : 'in';
    case 'over':
      return 'over';
  }
};

/** The mice that a seat took by passing in this round. */
const tookBy = ({ unfilled, passes, options }: FelixView, seat: Seat): number =>
  unfilled ? 0 : (mouseCardsFor(options.seats)[passes.indexOf(seat)] ?? 0);

export const seatFacts = (view: FelixView, seat: Seat): SeatFacts => {
  const mice = view.seats[seat]?.mice;
  return {
    state: stateOf(view, seat),
    bid: bidOf(view, seat),
    leads: auctionFacts(view, []).leader === seat,
    took: tookBy(view, seat),
    cardsWon: countWon(view)[seat]?.length ?? 0,
    ...(mice === undefined ? {} : { mice }),
    isFirst: view.first === seat,
  };
};
