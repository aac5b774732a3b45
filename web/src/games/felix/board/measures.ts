import type { SeatCount } from '@miaou/felix';

/** How the board is arranged: upright, on a wide screen, or on a phone that lies on its side. */
type Arrangement = 'tall' | 'wide' | 'flat';

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

const arrangementOf = (width: number, height: number): Arrangement => {
  if (height < 520 && width >= 560) return 'flat';
  // Beside the controls of an upright tablet the hand would be so narrow that each card's middle lies under the next ones.
  return width >= 760 && width >= height ? 'wide' : 'tall';
};

interface Shares {
  /** What stands beside the row. */
  readonly besideRow: number;
  /** Between two cards of the row. */
  readonly gap: number;
  readonly rowShare: number;
  readonly handShare: number;
  readonly mostHand: number;
}

const SHARES: Readonly<Record<Arrangement, Shares>> = {
  tall: { besideRow: 30, gap: 6, rowShare: 0.113, handShare: 0.087, mostHand: 84 },
  wide: { besideRow: 396, gap: 16, rowShare: 0.186, handShare: 0.15, mostHand: 130 },
  flat: { besideRow: 414, gap: 6, rowShare: 0.235, handShare: 0.135, mostHand: 50 },
};

const SMALLEST = 36;
/** Five cards of a hand always lie side by side, so that nine need two rows to choose from. */
const HAND_COLUMNS = 5;
const HAND_EDGES = 50;

export const measuresOf = (width: number, height: number, seats: SeatCount): Measures => {
  const arrangement = arrangementOf(width, height);
  const { besideRow, gap, rowShare, handShare, mostHand } = SHARES[arrangement];
  const columns = seats === 3 ? 4 : seats;
  const rowCard = Math.min((width - besideRow - gap * (columns - 1)) / columns, rowShare * height, 190);
  const handCard = Math.min(handShare * height, mostHand, (width - HAND_EDGES) / HAND_COLUMNS);
  return {
    arrangement,
    rowCard: Math.floor(Math.max(rowCard, SMALLEST)),
    handCard: Math.floor(Math.max(handCard, SMALLEST)),
  };
};
