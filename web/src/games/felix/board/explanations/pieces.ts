import { type Card, type FelixView, type RowCardView, rowOwners } from '@miaou/felix';
import type { Seat } from '@miaou/kit';

/** What the board names in `data-piece`: a card by what it is, everything else by its kind. */
export type PieceName =
  | `card ${Card}`
  | `own ${Card}`
  | 'hidden'
  | 'mouseCard'
  | 'nextMouseCard'
  | 'sack'
  | 'bank'
  | 'bid'
  | 'first'
  | 'purse'
  | 'others'
  | 'won';

/** A card of the row, as far as the viewer may know it. */
export const rowPiece = (view: FelixView, owner: Seat | null): PieceName | undefined => {
  const place = rowOwners(view.first, view.options.seats).indexOf(owner);
  const laid: RowCardView | undefined = view.row.find(({ seat }) => seat === owner);
  if (laid === undefined) return;
  if (laid.card === undefined) return 'hidden';
  return place < view.faceUp ? `card ${laid.card}` : `own ${laid.card}`;
};
