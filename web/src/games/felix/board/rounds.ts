import { chase, type FelixView, type RowCardView, rowOwners } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import { isDog } from './cardSymbols';

/** The place in the row where a seat's card lies, or will lie. */
export const placeOf = ({ first, options }: Pick<FelixView, 'first' | 'options'>, owner: Seat | null): number =>
  rowOwners(first, options.seats).indexOf(owner);

/** The places of a row whose cards leave before the buyer takes it: the dogs', and that of the one card they chase (FD1–FD7). */
export const leavingPlaces = (row: readonly RowCardView[], view: FelixView): ReadonlySet<number> => {
  const cards = row.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const { chased } = chase(cards, view.options);
  const places = row.flatMap(({ card }, place) => (isDog(card) ? [place] : []));
  const chasedPlace = row.findIndex(({ card }) => card !== undefined && card === chased);
  return new Set(chased === null ? places : [...places, chasedPlace]);
};
