import { type Seat, seat } from '@miaou/kit';
import { at, type CardSet, type Code, type Counts } from './cards.js';
import { lowestSeat, type SeatSet } from './seats.js';
import { ROUNDS, type Setup, STARTING_MICE, startingHands } from './setup.js';
import type { Phase } from './types.js';

/** Past rounds are kept in two numbers each: the row with first seat, buyer and filling, then the passes. */
const PAST_CELLS = 2;

/** The cards laid this round, four bits a seat. A seat that still owes its card has 0 there, as one that laid −8 has. */
export type Laid = number;
export const laidBy = (laid: Laid, by: Seat): Code => (laid >>> (4 * by)) & 15;

/** Seats in the order in which they passed, three bits each. */
export type Passes = number;
export const passAt = (passes: Passes, index: number): Seat => seat((passes >>> (3 * index)) & 7);

/** Everything about a match that changes, as numbers only: cheap to copy, nothing to collect. */
export class Truth {
  setup: Setup;
  phase: Phase = 'place';
  round = 1;
  first: Seat;
  /** Who acts next when everything happens one after another. */
  turn: Seat;
  /** The seats that have not laid a card this round. */
  owing: SeatSet;
  /** The seats still in the auction. */
  bidding: SeatSet = 0;
  laid: Laid = 0;
  /** All cards of the row, the passive player's included once it is turned up. */
  row: Counts = 0;
  highest = 0;
  passes: Passes = 0;
  passCount = 0;
  filled = true;
  bank: number;
  readonly hands: CardSet[];
  readonly mice: number[];
  readonly won: Counts[];
  /** Each seat's last bid in each round: nine times as many cells as seats. */
  readonly bids: number[];
  readonly past: number[];

  constructor(setup: Setup, hands: CardSet[], mice: number[], won: Counts[], bids: number[], past: number[]) {
    this.setup = setup;
    this.first = setup.deal.firstSeat;
    this.owing = setup.everyone;
    this.turn = lowestSeat(setup.everyone);
    this.bank = setup.bank - setup.filling;
    this.hands = hands;
    this.mice = mice;
    this.won = won;
    this.bids = bids;
    this.past = past;
  }

  copyNumbers(other: Truth): void {
    this.setup = other.setup;
    this.phase = other.phase;
    this.round = other.round;
    this.first = other.first;
    this.turn = other.turn;
    this.owing = other.owing;
    this.bidding = other.bidding;
    this.laid = other.laid;
    this.row = other.row;
    this.highest = other.highest;
    this.passes = other.passes;
    this.passCount = other.passCount;
    this.filled = other.filled;
    this.bank = other.bank;
  }

  copyCells(other: Truth): void {
    copyInto(this.hands, other.hands);
    copyInto(this.mice, other.mice);
    copyInto(this.won, other.won);
    copyInto(this.bids, other.bids);
    copyInto(this.past, other.past);
  }
}

const copyInto = (to: number[], from: readonly number[]): void => {
  for (let index = 0; index < to.length; index++) to[index] = at(from, index);
};

/** Cells that V8 keeps as plain small integers without holes. */
const cells = (count: number, value: number): number[] => {
  const list: number[] = [];
  for (let index = 0; index < count; index++) list.push(value);
  return list;
};

type Cells = [hands: CardSet[], mice: number[], won: Counts[], bids: number[], past: number[]];

/** The cells of a match in which nothing has happened yet. */
export const freshCells = ({ seats, deal }: Setup): Cells => [
  startingHands(deal),
  cells(seats, STARTING_MICE),
  cells(seats, 0),
  cells(seats * ROUNDS, 0),
  cells(PAST_CELLS * ROUNDS, 0),
];

/** The seats that owe a decision now. */
export const deciding = (truth: Truth): SeatSet => {
  if (truth.phase === 'place') return truth.owing;
  return truth.phase === 'auction' ? 1 << truth.turn : 0;
};

const bidCell = (truth: Truth, round: number, by: Seat): number => (round - 1) * truth.setup.seats + by;
/** A seat's last bid in a round, also after it passed; 0 for none. */
export const lastBid = (truth: Truth, round: number, by: Seat): number => at(truth.bids, bidCell(truth, round, by));
export const setBid = (truth: Truth, by: Seat, amount: number): void => {
  truth.bids[bidCell(truth, truth.round, by)] = amount;
};

const NOBODY = 7;
const FIRST_BIT = 20;
const BUYER_BIT = 23;
const FILLED_BIT = 26;

/** Keeps what everybody saw of the round (FK1). */
export const rememberRound = (truth: Truth, buyer: Seat | null): void => {
  const cell = PAST_CELLS * (truth.round - 1);
  truth.past[cell] =
    truth.laid | (truth.first << FIRST_BIT) | ((buyer ?? NOBODY) << BUYER_BIT) | ((truth.filled ? 1 : 0) << FILLED_BIT);
  truth.past[cell + 1] = truth.passes;
};

export interface RememberedRound {
  readonly laid: Laid;
  readonly first: Seat;
  readonly buyer: Seat | null;
  readonly filled: boolean;
  readonly passes: Passes;
}

export const recallRound = (truth: Truth, round: number): RememberedRound => {
  const cell = PAST_CELLS * (round - 1);
  const packed = at(truth.past, cell);
  const buyer = (packed >>> BUYER_BIT) & 7;
  return {
    laid: packed & ((1 << FIRST_BIT) - 1),
    first: seat((packed >>> FIRST_BIT) & 7),
    buyer: buyer === NOBODY ? null : seat(buyer),
    filled: packed >>> FILLED_BIT === 1,
    passes: at(truth.past, cell + 1),
  };
};

/** The card a seat laid in a round that is over. */
export const laidInRound = (truth: Truth, round: number, by: Seat): Code =>
  laidBy(at(truth.past, PAST_CELLS * (round - 1)), by);

export const roundsOver = (truth: Truth): number => (truth.phase === 'over' ? ROUNDS : truth.round - 1);
