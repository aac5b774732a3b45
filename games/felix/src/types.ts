import type { GameTypes, Seat, Viewer } from '@miaou/kit';

/** One set of ten, in the order in which cards are listed everywhere (FS2). */
export const CARDS = ['-8', '-5', '3', '5', '8', '11', '15', 'rabbit', 'bigDog', 'smallDog'] as const;
export type Card = (typeof CARDS)[number];
export type Dog = 'bigDog' | 'smallDog';
export type Cat = Exclude<Card, Dog | 'rabbit'>;

export const EDITIONS = ['felix', 'filou'] as const;
export const BIG_DOG_FALLBACKS = ['leastNegative', 'mostNegative'] as const;
export const OPENNESS = ['secret', 'open'] as const;

export type Edition = (typeof EDITIONS)[number];
export type BigDogFallback = (typeof BIG_DOG_FALLBACKS)[number];
export type Openness = (typeof OPENNESS)[number];
export type SeatCount = 3 | 4 | 5;

export interface FelixOptions {
  readonly edition: Edition;
  readonly seats: SeatCount;
  /** Which bad cat the big dog takes when no good one lies in the row (FD4). */
  readonly bigDogFallback: BigDogFallback;
  /** Whether others' mice are shown (FK3). */
  readonly money: Openness;
  /** Whether what others won is shown (FK4). */
  readonly wonCards: Openness;
}

/** Options as a record and a view write them: what is left out has its default. */
export type WrittenOptions = Pick<FelixOptions, 'edition' | 'seats'> & Partial<FelixOptions>;

/** What chance settles with four and five seats. */
export interface PlainDeal {
  readonly firstSeat: Seat;
  /** The card that left each seat's hand (FS3). */
  readonly removed: readonly Card[];
}

/** With three seats a fourth set plays along (FT1). */
export interface DealWithDummy extends PlainDeal {
  readonly dummyRemoved: Card;
  /** The passive deck's nine cards in the order they come. */
  readonly dummy: readonly Card[];
}

export type FelixDeal = PlainDeal | DealWithDummy;

export type FelixMove =
  | { readonly type: 'place'; readonly card: Card }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' };

/** The one event that hides something: `card` is there for the seat that laid it. */
export interface CardLaid {
  readonly type: 'cardLaid';
  readonly seat: Seat;
  readonly card?: Card;
}

/** Events that every viewer sees whole (FK1). */
export type PublicEvent =
  | { readonly type: 'auctionOpened' }
  /** The next card of the row; `seat` is null for the passive player's, which comes to the head of it. */
  | { readonly type: 'cardTurned'; readonly seat: Seat | null; readonly card: Card }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly amount: number }
  /** `took` is what the mouse card paid; the whole bid comes back as well. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly took: number }
  | { readonly type: 'catChased'; readonly dog: Dog; readonly card: Cat; readonly place: number }
  | { readonly type: 'rabbitChased'; readonly dog: Dog; readonly card: 'rabbit'; readonly place: number }
  | { readonly type: 'dogsLeft'; readonly dogs: readonly Dog[] }
  | { readonly type: 'sackBought'; readonly seat: Seat; readonly price: number; readonly cards: readonly Card[] }
  | { readonly type: 'rowDiscarded'; readonly cards: readonly Card[] }
  | { readonly type: 'mouseCardsFilled' }
  | { readonly type: 'mouseCardsLeftEmpty'; readonly reason: 'bank' | 'allPassed' }
  | { readonly type: 'roundStarted'; readonly round: number; readonly first: Seat }
  | { readonly type: 'matchEnded'; readonly result: FelixResult };

export type FelixEvent = CardLaid | PublicEvent;

export interface SeatResult {
  readonly cats: number;
  readonly mice: number;
  readonly total: number;
}

export interface FelixResult {
  readonly seats: readonly SeatResult[];
  readonly winners: readonly Seat[];
}

export type Phase = 'place' | 'auction' | 'over';

/** A card of the row as one viewer sees it: `card` is there when it lies face up or is the viewer's own. */
export interface RowCardView {
  readonly seat: Seat | null;
  readonly card?: Card;
}

/** What is left out here follows from the rest: `handSize`, `countMice` and `countWon` work it out. */
export interface SeatView {
  /** The last bid of this round; who is among `passes` has taken it back. 0 for none. */
  readonly bid: number;
  /** The mice owned, those lying in front included: one's own, or all with open money, or all at the end (FK3). */
  readonly mice?: number;
  /** One's own, or all with open won cards, or all at the end (FK4). */
  readonly won?: readonly Card[];
  /** One's own only. */
  readonly hand?: readonly Card[];
  /** One's own, or all at the end (FS3). */
  readonly removed?: Card;
}

/** What every viewer saw of a round that is over (FK1). */
export interface PastRound {
  readonly first: Seat;
  /** The mouse cards stayed empty for this round. */
  readonly unfilled?: true;
  /** From the head of the row on: with three seats the passive player's card, then the first player's and the others' clockwise. */
  readonly row: readonly Card[];
  /** Each seat's last bid; 0 for none. */
  readonly bids: readonly number[];
  /** The seats that passed, in order. */
  readonly passes: readonly Seat[];
  /** Who took the row for the own last bid; null when everybody passed. */
  readonly buyer: Seat | null;
}

export interface FelixView {
  readonly viewer: Viewer;
  readonly options: WrittenOptions;
  readonly round: number;
  readonly phase: Phase;
  readonly toMove: readonly Seat[];
  readonly first: Seat;
  readonly bank: number;
  /** The mouse cards stayed empty for this round. */
  readonly unfilled?: true;
  /** The mice left on the mouse cards, ascending. */
  readonly coins: readonly number[];
  /** The seats that passed in this auction, in order. */
  readonly passes: readonly Seat[];
  /** How many cards lie face up, from the head of the row on. */
  readonly faceUp: number;
  /** The cards laid so far, in the order of the row. */
  readonly row: readonly RowCardView[];
  readonly seats: readonly SeatView[];
  /** The rounds that are over, from the first on. */
  readonly past: readonly PastRound[];
  /** With three seats, at the end (FT1). */
  readonly dummyRemoved?: Card;
  /** At the end. */
  readonly result?: FelixResult;
}

export interface SeatState {
  readonly mice: number;
  readonly bid: number;
  readonly passed: boolean;
  readonly hand: readonly Card[];
  readonly won: readonly Card[];
}

export interface RowCardState {
  readonly card: Card;
  readonly faceUp: boolean;
  readonly seat: Seat | null;
}

export interface FelixState {
  readonly round: number;
  readonly phase: Phase;
  readonly turn: readonly Seat[];
  readonly bank: number;
  readonly coins: readonly number[];
  readonly seats: readonly SeatState[];
  readonly row: readonly RowCardState[];
}

export interface FelixTypes extends GameTypes {
  readonly options: FelixOptions;
  readonly deal: FelixDeal;
  readonly move: FelixMove;
  readonly event: FelixEvent;
  readonly view: FelixView;
  readonly result: FelixResult;
  readonly state: FelixState;
}
