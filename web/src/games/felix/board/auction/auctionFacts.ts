import { type Card, chase, type FelixMove, type FelixView, isLastChoiceIn } from '@miaou/felix';
import type { Seat } from '@miaou/kit';

/** What the controls of an auction show. */
export interface AuctionFacts {
  readonly highest: number;
  readonly leader: Seat | null;
  /** What the next pass takes from the mouse cards (FR5). */
  readonly nextPay: number;
  /** The mice that lie in front of the reader. */
  readonly ownBid: number;
  /** The bids that the reader may make now, ascending. */
  readonly bids: readonly number[];
  readonly canPass: boolean;
  /** Buy for one mouse or let the row go (FX1). */
  readonly isLast: boolean;
}

const hasPassed = ({ passes }: FelixView, seat: Seat): boolean => passes.includes(seat);

/** The mice that lie in front of a seat: who passed has taken them back (FR5). */
export const bidOf = (view: FelixView, seat: Seat): number =>
  hasPassed(view, seat) ? 0 : (view.seats[seat]?.bid ?? 0);

const leaderOf = (view: FelixView, highest: number): Seat | null =>
  highest === 0 ? null : (view.seats.findIndex(({ bid }) => bid === highest) as Seat);

export const auctionFacts = (view: FelixView, moves: readonly FelixMove[]): AuctionFacts => {
  const highest = Math.max(...view.seats.map(({ bid }) => bid));
  return {
    highest,
    leader: leaderOf(view, highest),
    nextPay: view.coins[0] ?? 0,
    ownBid: view.viewer === 'spectator' ? 0 : bidOf(view, view.viewer),
    bids: moves.flatMap((move) => (move.type === 'bid' ? [move.amount] : [])),
    canPass: moves.some(({ type }) => type === 'pass'),
    isLast: isLastChoiceIn(view),
  };
};

/** What the row is worth to its buyer, once all of it lies face up. */
export const worthOf = ({ row, options }: FelixView): number | null => {
  const cards = row.flatMap(({ card }): Card[] => (card === undefined ? [] : [card]));
  return cards.length === row.length && row.length > 0 ? chase(cards, options).points : null;
};

/** A number with its sign, as cards write it. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** A gain or a loss: the plus is written, too. */
export const withSign = (points: number): string => (points > 0 ? `+${points}` : signed(points));

const PICKED_AROUND = 4;

/** The amounts beside the chosen one that the ruler shows. */
export const ruler = (bids: readonly number[], chosen: number, length = PICKED_AROUND): readonly number[] => {
  const at = Math.max(0, bids.indexOf(chosen));
  const from = Math.max(0, Math.min(at - Math.floor(length / 2), bids.length - length));
  return bids.slice(from, from + length);
};

/** The chosen amount, kept among those that are allowed. */
export const within = (bids: readonly number[], wanted: number | null): number =>
  Math.min(Math.max(wanted ?? 0, bids[0] ?? 0), bids.at(-1) ?? 0);
