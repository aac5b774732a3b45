import {
  type Card,
  type FelixEvent,
  type FelixMove,
  type FelixView,
  type PastRound,
  pastRow,
  ROUNDS,
} from '@miaou/felix';
import { type Seat, seatsOf } from '@miaou/kit';
import { isDog } from './cardSymbols';
import { leavingPlaces, placeOf } from './rounds';

/** Where a card lies. */
export type Lie =
  /** In the reader's own hand; `index` counts from its left. */
  | { readonly in: 'hand'; readonly index: number; readonly of: number }
  /** In a hand that the reader does not see. */
  | { readonly in: 'closedHand'; readonly seat: Seat; readonly index: number }
  /** Dealt, and on its way out of the game: nobody sees it (FS3). */
  | { readonly in: 'removed'; readonly seat: Seat }
  /** Among the passive player's cards to come (FT1). */
  | { readonly in: 'deck'; readonly depth: number }
  | { readonly in: 'row'; readonly place: number; readonly faceUp: boolean; readonly sent: boolean }
  /** On its way to its buyer. */
  | { readonly in: 'sack'; readonly order: number }
  | { readonly in: 'won'; readonly seat: Seat; readonly depth: number }
  /** On its way out of the game, chased or left behind. */
  | { readonly in: 'leaving'; readonly place: number; readonly as: 'dog' | 'chased' | 'discarded' }
  | { readonly in: 'out' };

/** One card of the match. Its key never changes, so that it stays the same thing on the screen wherever it goes. */
export interface LyingCard {
  readonly key: string;
  /** Whose back it has; null for the passive player's. */
  readonly owner: Seat | null;
  /** There only when the reader may know it where it lies now. */
  readonly card?: Card;
  readonly lie: Lie;
}

/** What a scene is made of: the view, and what is happening to it just now. */
export interface Scene {
  readonly view: FelixView;
  readonly happening: FelixEvent | null;
  readonly before: FelixView | null;
  /** What happens can be seen and has not been told. */
  readonly isUntold?: boolean | undefined;
  readonly pending: FelixMove | 'roll' | null;
}

/** A card that the reader owns is known by its face, any other by the round in which it is laid. */
const keyOf = (view: FelixView, owner: Seat | null, round: number, card: Card | undefined): string =>
  owner !== null && owner === view.viewer && card !== undefined
    ? `seat-${owner}-${card}`
    : `${owner === null ? 'deck' : `seat-${owner}`}-round-${round}`;

const pastCards = (view: FelixView, past: PastRound, round: number): LyingCard[] => {
  const row = pastRow(past, view.options.seats);
  const leaving = past.buyer === null ? null : leavingPlaces(row, view);
  return row.map(({ seat, card }, place) => {
    const key = keyOf(view, seat, round, card);
    if (past.buyer === null || leaving?.has(place)) return { key, owner: seat, lie: { in: 'out' } };
    const isMine = past.buyer === view.viewer && card !== undefined;
    return {
      key,
      owner: seat,
      ...(isMine ? { card } : {}),
      lie: { in: 'won', seat: past.buyer, depth: 5 * (round - 1) + place },
    };
  });
};

const rowCards = (view: FelixView): LyingCard[] =>
  view.row.map(({ seat, card }) => {
    const place = placeOf(view, seat);
    return {
      key: keyOf(view, seat, view.round, card),
      owner: seat,
      ...(card === undefined ? {} : { card }),
      lie: { in: 'row', place, faceUp: place < view.faceUp, sent: true },
    };
  });

const ownHand = (view: FelixView, owner: Seat, hand: readonly Card[]): LyingCard[] =>
  hand.map((card, index) => ({
    key: keyOf(view, owner, view.round, card),
    owner,
    card,
    lie: { in: 'hand', index, of: hand.length },
  }));

/** The rounds for which the players still hold cards. */
const roundsToCome = (view: FelixView, owner: Seat | null): number[] => {
  const laid = view.past.length + (view.row.some(({ seat }) => seat === owner) ? 1 : 0);
  return Array.from({ length: ROUNDS - laid }, (_, index) => laid + 1 + index);
};

const closedHand = (view: FelixView, owner: Seat): LyingCard[] =>
  roundsToCome(view, owner).map((round, index) => ({
    key: keyOf(view, owner, round, undefined),
    owner,
    lie: { in: 'closedHand', seat: owner, index },
  }));

const passiveDeck = (view: FelixView): LyingCard[] =>
  view.options.seats > 3
    ? []
    : roundsToCome(view, null).map((round, depth) => ({
        key: keyOf(view, null, round, undefined),
        owner: null,
        lie: { in: 'deck', depth },
      }));

const handOf = (view: FelixView, owner: Seat): LyingCard[] => {
  const hand = view.seats[owner]?.hand;
  // In a replay with nothing hidden all hands are known, and none is the reader's.
  return hand === undefined || owner !== view.viewer ? closedHand(view, owner) : ownHand(view, owner, hand);
};

/** Every card of the match, each exactly once. The cards that left at the deal are not included: no viewer knows them (FS3). */
const restingCards = (view: FelixView): LyingCard[] => [
  ...view.past.flatMap((past, index) => pastCards(view, past, index + 1)),
  ...rowCards(view),
  ...seatsOf(view.options.seats).flatMap((owner) => handOf(view, owner)),
  ...passiveDeck(view),
];

/** The card that leaves each hand at the deal, as a back and nothing more: it is drawn only while it is dealt. */
export const removedCards = ({ options }: FelixView): LyingCard[] =>
  seatsOf(options.seats).map((owner) => ({ key: `seat-${owner}-removed`, owner, lie: { in: 'removed', seat: owner } }));

const whereInRow = (cards: readonly LyingCard[], move: (card: LyingCard, place: number) => Lie): LyingCard[] =>
  cards.map((card) => (card.lie.in === 'row' ? { ...card, lie: move(card, card.lie.place) } : card));

const leavingLie = ({ card }: LyingCard, place: number): Lie => ({
  in: 'leaving',
  place,
  as: isDog(card) ? 'dog' : 'chased',
});

const sendOff = (cards: readonly LyingCard[], view: FelixView, rest: (card: LyingCard) => Lie): LyingCard[] => {
  const leaving = leavingPlaces(view.row, view);
  return whereInRow(cards, (card, place) => (leaving.has(place) ? leavingLie(card, place) : rest(card)));
};

/** The cards that the dogs leave slip into the sack from the head of the row on. */
const intoSack = (cards: readonly LyingCard[], view: FelixView): LyingCard[] => {
  const leaving = leavingPlaces(view.row, view);
  const staying = view.row.map((_, place) => place).filter((place) => !leaving.has(place));
  return sendOff(cards, view, ({ lie }) => ({ in: 'sack', order: lie.in === 'row' ? staying.indexOf(lie.place) : 0 }));
};

const laidAhead = (cards: readonly LyingCard[], view: FelixView, card: Card): LyingCard[] => {
  const { viewer } = view;
  if (viewer === 'spectator') return [...cards];
  return cards.map((one) =>
    one.lie.in === 'hand' && one.card === card
      ? { ...one, lie: { in: 'row', place: placeOf(view, viewer), faceUp: false, sent: false } }
      : one,
  );
};

/**
 * Every card where it lies while a fact is shown. The view after a sale is already the next round's, so a sale is drawn from the view
 * before it; and no view says that dogs have run, so that is derived from the row.
 */
export const lyingCards = ({ view, happening, before, pending }: Scene): LyingCard[] => {
  switch (happening?.type) {
    case 'catChased':
    case 'rabbitChased':
    case 'dogsLeft':
      return sendOff(restingCards(view), view, ({ lie }) => lie);
    case 'sackBought':
      return before === null ? restingCards(view) : intoSack(restingCards(before), before);
    case 'rowDiscarded':
      return before === null
        ? restingCards(view)
        : whereInRow(restingCards(before), (_, place) => ({ in: 'leaving', place, as: 'discarded' }));
    default: {
      const cards = restingCards(view);
      return pending !== null && pending !== 'roll' && pending.type === 'place'
        ? laidAhead(cards, view, pending.card)
        : cards;
    }
  }
};

/** The view whose panels are shown: a sale still shows the round that it ends, and what is not yet told has changed nothing. */
export const shownView = ({ view, happening, before, isUntold = false }: Omit<Scene, 'pending'>): FelixView =>
  before !== null && (isUntold || happening?.type === 'sackBought' || happening?.type === 'rowDiscarded')
    ? before
    : view;

/** The view of header and panels. The result comes with the last sale, and nobody has seen it until the count is over. */
export const panelView = (scene: Omit<Scene, 'pending'>): FelixView => {
  const shown = shownView(scene);
  if (scene.happening?.type !== 'matchEnded' || scene.isUntold !== true) return shown;
  const { result: _untold, ...counted } = shown;
  return counted;
};
