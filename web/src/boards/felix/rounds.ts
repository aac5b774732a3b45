import { chase, type FelixView, type PastRound, type RowCardView, type SeatCount } from '@miaou/felix';
import { type Seat, seat } from '@miaou/kit';
import { isDog } from './faces';

export const ROUNDS = 9;

const MOUSE_CARDS: { readonly [seats in SeatCount]: readonly number[] } = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

/** The mice on the mouse cards when they are filled, in the order in which passing takes them (FS5). */
export const mouseCardsFor = (seats: SeatCount): readonly number[] => MOUSE_CARDS[seats];

/** Who lays each card of a row, from its head on: with three seats the passive player (null), then clockwise from the first (FR1, FT2). */
export const rowOwners = ({ first, options: { seats } }: Pick<FelixView, 'first' | 'options'>): (Seat | null)[] => {
  const clockwise = Array.from({ length: seats }, (_, step) => seat((first + step) % seats));
  return seats === 3 ? [null, ...clockwise] : clockwise;
};

/** The place in the row where a seat's card lies, or will lie. */
export const placeOf = (view: Pick<FelixView, 'first' | 'options'>, owner: Seat | null): number =>
  rowOwners(view).indexOf(owner);

/** The cards of a round that is over, with who laid them. */
export const pastRow = (view: FelixView, past: PastRound): RowCardView[] => {
  const owners = rowOwners({ first: past.first, options: view.options });
  return past.row.map((card, place) => ({ seat: owners[place] ?? null, card }));
};

/** The places of a row whose cards leave before the buyer takes it: the dogs', and that of the one card they chase (FD1–FD7). */
export const leavingPlaces = (row: readonly RowCardView[], view: FelixView): ReadonlySet<number> => {
  const cards = row.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const { chased } = chase(cards, view.options);
  const places = row.flatMap(({ card }, place) => (isDog(card) ? [place] : []));
  const chasedPlace = row.findIndex(({ card }) => card !== undefined && card === chased);
  return new Set(chased === null ? places : [...places, chasedPlace]);
};

/** Everybody else has passed and nobody has bid: the last one buys for one mouse or lets the row go (FX1). */
export const isLastChoice = ({ phase, passes, seats, toMove }: FelixView): boolean =>
  phase === 'auction' && toMove.length === 1 && passes.length === seats.length - 1;
