import type { FelixReason, Hint } from '@miaou/bots';
import { type Card, type FelixTypes, type FelixView, unseenCards } from '@miaou/felix';
import { isDog } from '../cardSymbols';
import type { FactWords } from './texts/facts/words';

type FelixHint = Hint<FelixTypes, FelixReason>;

/** The highest bid so far. */
export const amountOf = ({ seats }: FelixView): number => Math.max(...seats.map(({ bid }) => bid));

const MOST_CARDS = 3;

/** In an auction always passing, the next bid and the best bid, in this order; cards to lay as they are ranked. */
export const comparedOf = (hints: readonly FelixHint[]): readonly FelixHint[] => {
  const pass = hints.find(({ move }) => move.type === 'pass');
  if (pass === undefined) return hints.slice(0, MOST_CARDS);
  const bids = hints.flatMap((hint) => (hint.move.type === 'bid' ? [{ hint, amount: hint.move.amount }] : []));
  const next = bids.toSorted((one, other) => one.amount - other.amount)[0];
  const best = bids.find(({ hint }) => hint !== next?.hint);
  return [pass, ...[next, best].flatMap((one) => (one === undefined ? [] : [one.hint]))];
};

/** How many cards of the row the reader does not know, and how many of them can be a dog by what was seen (FK1). */
const hiddenIn = (view: FelixView): { readonly hidden: number; readonly dogs: number } => {
  const hidden = view.row.filter(({ card }) => card === undefined);
  return { hidden: hidden.length, dogs: hidden.filter(({ seat }) => unseenCards(view, seat).some(isDog)).length };
};

/** What decides, as facts that lie on the table: never more than the view shows. */
export const tableFacts = (
  words: FactWords,
  names: Readonly<Record<Card, string>>,
  view: FelixView,
): readonly string[] => {
  if (view.phase !== 'auction') return [];
  const open = view.row.slice(0, view.faceUp).flatMap(({ card }) => card ?? []);
  const own = view.row.slice(view.faceUp).find(({ card }) => card !== undefined)?.card;
  const { hidden, dogs } = hiddenIn(view);
  return [
    words.open(open.map((card) => names[card])),
    ...(own === undefined ? [] : [words.own(names[own])]),
    ...(hidden === 0 ? [] : [words.dogs(dogs, hidden)]),
  ];
};
