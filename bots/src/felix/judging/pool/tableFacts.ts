import { CARDS, type Card, chase, countMice, countWon, type FelixView, isLastChoiceIn, ROUNDS } from '@miaou/felix';
import { type Code, type Counts, codeOf, type DogRules, dogRulesOf, one, ownerAt } from '@miaou/felix/search';
import { at, type Seat, seatsOf } from '@miaou/kit';

/** What a judge reads of its view. Seats are absolute. */
export interface TableFacts {
  readonly view: FelixView;
  readonly seat: Seat;
  readonly rules: DogRules;
  /** By counting (FK3). */
  readonly mice: readonly number[];
  readonly ownMice: number;
  readonly hand: readonly Card[];
  readonly highest: number;
  /** The mice that the next pass takes. */
  readonly payment: number;
  readonly roundsLeft: number;
  /** FX1 */
  readonly isLastChoice: boolean;
  /** The other seats still in the auction. */
  readonly rivals: readonly Seat[];
  /** The cards of the row that this seat knows. */
  readonly known: Counts;
  /** By seat: the cards that it has not shown so far. */
  readonly unseen: readonly (readonly Code[])[];
  /** For each card of the row that it does not know: what its owner has not shown so far. */
  readonly hidden: readonly (readonly Code[])[];
}

const ALL_CODES: readonly Code[] = CARDS.map((card) => codeOf(card));

/** What each seat has not shown, in one pass over the rows: judges are asked millions of times. */
const unseenBySeat = ({ options: { seats }, past, row }: FelixView): readonly (readonly Code[])[] => {
  const shown = new Int32Array(seats);
  const show = (seat: Seat | null, card: Card): void => {
    if (seat !== null) shown[seat] = (shown[seat] ?? 0) | (1 << codeOf(card));
  };
  for (const round of past)
    for (let place = 0; place < round.row.length; place++)
      show(ownerAt(place, round.first, seats), at(round.row, place));
  for (const { seat, card } of row) if (card !== undefined) show(seat, card);
  return Array.from(shown, (set) => ALL_CODES.filter((code) => ((set >>> code) & 1) === 0));
};

const rivalsIn = (view: FelixView, seat: Seat): readonly Seat[] =>
  seatsOf(view.options.seats).filter((other) => other !== seat && !view.passes.includes(other));

export const tableFacts = (view: FelixView, seat: Seat): TableFacts => {
  const mice = countMice(view);
  const row = view.phase === 'auction' ? view.row : [];
  const unseen = unseenBySeat(view);
  return {
    view,
    seat,
    rules: dogRulesOf(view.options),
    mice,
    ownMice: at(mice, seat),
    hand: view.seats[seat]?.hand ?? [],
    highest: Math.max(...view.seats.map(({ bid }) => bid)),
    payment: view.coins[0] ?? 0,
    roundsLeft: ROUNDS - view.round,
    isLastChoice: isLastChoiceIn(view),
    rivals: rivalsIn(view, seat),
    known: row.reduce((counts, { card }) => (card === undefined ? counts : counts + one(codeOf(card))), 0),
    unseen,
    // The passive player's card always lies face up.
    hidden: row.filter(({ card }) => card === undefined).map((laid) => at(unseen, laid.seat ?? seat)),
  };
};

/** The points of the cats that each seat has won so far. */
export const pointsWon = ({ view }: TableFacts): readonly number[] =>
  countWon(view).map((cards) => cards.reduce((sum, card) => sum + (Number(card) || 0), 0));

/** How many of the others own more mice. */
export const richerSeats = ({ mice, ownMice }: TableFacts): number => mice.filter((other) => other > ownMice).length;

/** What the sack of the last round was worth, and what was paid for it; undefined where nobody bought it. */
export const lastSale = ({ view }: TableFacts): { readonly worth: number; readonly price: number } | undefined => {
  const last = view.past.at(-1);
  if (last === undefined || last.buyer === null) return undefined;
  return { worth: chase(last.row, view.options).points, price: at(last.bids, last.buyer) };
};
