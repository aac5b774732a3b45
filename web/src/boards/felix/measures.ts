import type { SeatCount } from '@miaou/felix';

/** How the board is arranged: upright, on a wide screen, or on a phone that lies on its side. */
export type Arrangement = 'tall' | 'wide' | 'flat';

/** The one place where sizes meet the window. */
export interface Measures {
  readonly arrangement: Arrangement;
  /** The width of a card in the row. */
  readonly rowCard: number;
  /** The width of a card in the hand. */
  readonly handCard: number;
}

/** A card's height for its width. */
export const CARD_SHAPE = 1.4;

export const arrangementOf = (width: number, height: number): Arrangement => {
  if (height < 520 && width >= 560) return 'flat';
  return width >= 760 ? 'wide' : 'tall';
};

interface Shares {
  /** What stands beside the row, gaps included. */
  readonly besideRow: number;
  readonly rowShare: number;
  readonly handShare: number;
  readonly mostHand: number;
}

const SHARES: Readonly<Record<Arrangement, Shares>> = {
  tall: { besideRow: 46, rowShare: 0.113, handShare: 0.09, mostHand: 84 },
  wide: { besideRow: 372, rowShare: 0.186, handShare: 0.15, mostHand: 130 },
  flat: { besideRow: 430, rowShare: 0.235, handShare: 0.135, mostHand: 50 },
};

const SMALLEST = 36;

export const measuresOf = (width: number, height: number, seats: SeatCount): Measures => {
  const arrangement = arrangementOf(width, height);
  const { besideRow, rowShare, handShare, mostHand } = SHARES[arrangement];
  const columns = seats === 3 ? 4 : seats;
  const rowCard = Math.min((width - besideRow) / columns, rowShare * height, 190);
  return {
    arrangement,
    rowCard: Math.round(Math.max(rowCard, SMALLEST)),
    handCard: Math.round(Math.max(Math.min(handShare * height, mostHand), SMALLEST)),
  };
};
