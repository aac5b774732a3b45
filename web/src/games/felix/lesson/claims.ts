import { CARDS, type Card, type Dog, type FelixEvent } from '@miaou/felix';
import { type FelixClaim, ME } from './script';

type Player = typeof ME;
type Bought = Extract<FelixEvent, { type: 'sackBought' }>;

const valueOf = (card: Card): number => Number.parseInt(card, 10) || 0;
const worthOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

const happened =
  (fits: (event: FelixEvent) => boolean): FelixClaim =>
  ({ events }) =>
    events.some(fits);

const bought =
  (fits: (sale: Bought) => boolean): FelixClaim =>
  ({ events }) =>
    events.some((event) => event.type === 'sackBought' && fits(event));

/** The cards that lie face up, from the head of the row on. */
export const faceUp =
  (...cards: readonly Card[]): FelixClaim =>
  ({ view }) =>
    view.row
      .slice(0, view.faceUp)
      .map(({ card }) => card)
      .join() === cards.join();

/** What the learner knows of the row adds up to this, dogs and rabbits for nothing. */
export const known =
  (points: number): FelixClaim =>
  ({ view }) =>
    worthOf(view.row.flatMap(({ card }) => card ?? [])) === points;

/** What the learner knows is the whole row. */
export const allKnown: FelixClaim = ({ view }) =>
  view.row.length === view.seats.length && view.row.every(({ card }) => card !== undefined);

export const inHand =
  (...cards: readonly Card[]): FelixClaim =>
  ({ view }) =>
    cards.every((card) => view.seats[ME]?.hand?.includes(card));

/** The learner has laid this card, and it is still face down. */
export const laidFaceDown =
  (card: Card): FelixClaim =>
  ({ view }) =>
    view.row.findIndex((laid) => laid.seat === ME && laid.card === card) >= view.faceUp;

export const leads =
  (by: Player, mice: number): FelixClaim =>
  ({ view }) =>
    view.seats[by]?.bid === mice && !view.passes.includes(by) && view.seats.every(({ bid }) => bid <= mice);

export const nobodyHasBid: FelixClaim = ({ view }) => view.seats.every(({ bid }) => bid === 0);

export const nextPassPays =
  (mice: number): FelixClaim =>
  ({ view }) =>
    (view.coins.find((coins) => coins > 0) ?? 0) === mice;

export const passed = (by: Player, took: number): FelixClaim =>
  happened((event) => event.type === 'passed' && event.seat === by && event.took === took);

export const buys = (by: Player, price: number, worth: number): FelixClaim =>
  bought((sale) => sale.seat === by && sale.price === price && worthOf(sale.cards) === worth);

/** Whatever the learner paid. */
export const learnerBuys = (worth: number): FelixClaim =>
  bought((sale) => sale.seat === ME && sale.price > 0 && worthOf(sale.cards) === worth);

/** Who bought last, and a card that had lain in that row. */
export const lastBought =
  (by: Player, card: Card): FelixClaim =>
  ({ view }) =>
    view.past.at(-1)?.buyer === by && view.past.at(-1)?.row.includes(card) === true;

export const chases = (dog: Dog, card: Card): FelixClaim =>
  happened((event) => event.type === 'catChased' && event.dog === dog && event.card === card);

export const dogsLeave = (count: number): FelixClaim =>
  happened((event) => event.type === 'dogsLeft' && event.dogs.length === count);

export const rowIsGone: FelixClaim = happened(({ type }) => type === 'rowDiscarded');

export const nextRoundIsEmpty: FelixClaim = happened(
  (event) => event.type === 'mouseCardsLeftEmpty' && event.reason === 'allPassed',
);

/** A player's mice, also where the learner can only count them. */
export const owns =
  (by: Player, mice: number): FelixClaim =>
  ({ state }) =>
    state.seats[by]?.mice === mice;

export const isRichest: FelixClaim = ({ state }) =>
  state.seats.every(({ mice }, at) => at === ME || mice < (state.seats[ME]?.mice ?? 0));

export const begins =
  (by: Player): FelixClaim =>
  ({ view }) =>
    view.first === by;

export const canOnlyPass: FelixClaim = ({ legal }) => legal.length === 1 && legal[0]?.type === 'pass';

export const canBid =
  (...amounts: readonly number[]): FelixClaim =>
  ({ legal }) =>
    legal.flatMap((move) => (move.type === 'bid' ? [move.amount] : [])).join() === amounts.join();

export const isRound =
  (round: number): FelixClaim =>
  ({ view }) =>
    view.round === round;

/** The cards of a player that nobody has seen: one is laid now, the other left the game at the start. */
const neverSeen = (view: Parameters<FelixClaim>[0]['view'], by: Player): readonly Card[] => {
  const seen = view.past.flatMap(({ first, row }) => row[(by - first + row.length) % row.length] ?? []);
  return CARDS.filter((card) => !seen.includes(card));
};

export const neverSeenOf =
  (by: Player, ...cards: readonly [Card, Card]): FelixClaim =>
  ({ view }) =>
    neverSeen(view, by).toSorted().join() === cards.toSorted().join();

/** What the learner knows, with the better of two cards of each of these. */
export const atBest =
  (points: number, ...others: readonly Player[]): FelixClaim =>
  ({ view }) => {
    const best = others.map((by) => Math.max(...neverSeen(view, by).map(valueOf)));
    return worthOf(view.row.flatMap(({ card }) => card ?? [])) + best.reduce((a, b) => a + b, 0) === points;
  };

export const total =
  (by: Player, points: number): FelixClaim =>
  ({ view }) =>
    view.result?.seats[by]?.total === points;

export const cats =
  (by: Player, points: number): FelixClaim =>
  ({ view }) =>
    view.result?.seats[by]?.cats === points;

export const wins =
  (by: Player): FelixClaim =>
  ({ view }) =>
    view.result?.winners.join() === String(by);
