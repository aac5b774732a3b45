import { type Seat, seat } from '@miaou/kit';
import { ROUNDS, STARTING_MICE } from './amounts.js';
import type { CardSet, Code, Counts } from './cards.js';
import { lowestSeat, type SeatSet } from './seats.js';
import { type Setup, startingHands } from './setup.js';
import type { Phase } from './types.js';

/** The cards laid this round, four bits a seat. A seat that still owes its card has 0 there, as one that laid −8 has. */
export type Laid = number;
export const laidBy = (laid: Laid, by: Seat): Code => (laid >>> (4 * by)) & 15;

/** Seats in the order in which they passed, three bits each. */
export type Passes = number;
export const passAt = (passes: Passes, index: number): Seat => seat((passes >>> (3 * index)) & 7);

/** Reads a cell. Its own reader, because one shared with lists of other kinds is a third slower on the hot path. */
export const cellAt = (cells: readonly number[], index: number): number => cells[index] ?? 0;

/** Everything about a match that changes, as numbers only: cheap to copy, nothing to collect. */
export class MatchState {
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
  /** What each seat holds, owns and has won, then the history. One list, because copying one is half the cost of a clone. */
  readonly cells: number[];

  constructor(setup: Setup, cells: number[]) {
    this.setup = setup;
    this.first = setup.deal.firstSeat;
    this.owing = setup.everyone;
    this.turn = lowestSeat(setup.everyone);
    this.bank = setup.bank - setup.filling;
    this.cells = cells;
  }

  copyNumbers(other: MatchState): void {
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

  copyCells(other: MatchState): void {
    const to = this.cells;
    const from = other.cells;
    for (let cell = 0; cell < to.length; cell++) to[cell] = cellAt(from, cell);
  }
}

const MICE = 5;
const WON = 10;
/** Where the history begins: a block for each round, with two numbers of its own and each seat's last bid. */
const HISTORY = 15;
const blockSize = (setup: Setup): number => 2 + setup.seats;
export const blockOf = ({ setup }: MatchState, round: number): number => HISTORY + (round - 1) * blockSize(setup);

export const handOf = (match: MatchState, of: Seat): CardSet => cellAt(match.cells, of);
export const setHand = (match: MatchState, of: Seat, hand: CardSet): void => {
  match.cells[of] = hand;
};

/** The mice a seat owns, those lying in front included. */
export const miceOf = (match: MatchState, of: Seat): number => cellAt(match.cells, MICE + of);
export const setMice = (match: MatchState, of: Seat, mice: number): void => {
  match.cells[MICE + of] = mice;
};

export const wonBy = (match: MatchState, by: Seat): Counts => cellAt(match.cells, WON + by);
export const setWon = (match: MatchState, by: Seat, cards: Counts): void => {
  match.cells[WON + by] = cards;
};

/** The cells of a match in which nothing has happened yet, pushed one by one: V8 then keeps them as small integers without holes. */
export const freshCells = (setup: Setup): number[] => {
  const hands = startingHands(setup.deal);
  const cells: number[] = [];
  for (let cell = 0; cell < MICE; cell++) cells.push(hands[cell] ?? 0);
  for (let cell = MICE; cell < WON; cell++) cells.push(STARTING_MICE);
  for (let cell = WON; cell < HISTORY + ROUNDS * blockSize(setup); cell++) cells.push(0);
  return cells;
};

/** The seats that owe a decision now. */
export const deciding = (match: MatchState): SeatSet => {
  if (match.phase === 'place') return match.owing;
  return match.phase === 'auction' ? 1 << match.turn : 0;
};
