import { type Card, type FelixView, unseenCards } from '@miaou/felix';
import { type CardSet, setOf } from './cards.js';

/** The row as a seat sees it: the cards it knows, and for each card it does not know, what that may be. */
export interface SeenRow {
  readonly known: readonly Card[];
  readonly hidden: readonly CardSet[];
}

/** The running round's row. A face-down card may be any that its seat has not shown so far, each equally likely. */
export const seenRow = (view: FelixView): SeenRow => {
  const known: Card[] = [];
  const hidden: CardSet[] = [];
  for (const { seat, card } of view.row) {
    if (card === undefined) hidden.push(setOf(unseenCards(view, seat)));
    else known.push(card);
  }
  return { known, hidden };
};
