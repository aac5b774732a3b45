import { type Seat, seat } from '@miaou/kit';
import { kindsByCell } from './deal.js';
import type { Rules } from './rules.js';
import { ALL_HOLES, type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
import { type ChopDeal, MICE, PHASES, type Side } from './types.js';

export const START = PHASES.indexOf('start');
export const ROLL = PHASES.indexOf('roll');
export const MOVE = PHASES.indexOf('move');
export const JUMP = PHASES.indexOf('jump');
export const FORK = PHASES.indexOf('fork');
export const OVER = PHASES.indexOf('over');

/** The piece a turn is bound to: a mouse's number, the cat, or any mouse while the mice are free to choose. */
export const CAT = 4;
export const ANY_MOUSE = 5;

export const ALL_MICE = 0b1111;

/** Who won, once the match is over. */
export const NOBODY = 0;
export const CAT_SIDE = 1;
export const MICE_SIDE = 2;
export const SIDE_OF_WINNER: readonly (Side | null)[] = [null, 'cat', 'mice'];

/**
 * The numbers of one position. Sets of cells are a low and a high word. Plain fields and short lists of small integers,
 * because an action must not allocate.
 */
export class Truth {
  rules: Rules;
  deal: ChopDeal;
  /** The kind of the tile dealt to each cell: the deal in another form, shared by all positions of the match. */
  kinds: readonly number[];

  phase = START;
  seat: Seat;
  mouseSeat: Seat;
  /** Turns that the cat has finished (CE4). */
  rounds = 0;
  rollsLeft = 0;
  steps = 0;
  piece = CAT;
  winner = NOBODY;

  cat: Cell = OFF_BOARD;
  mice: Cell[] = [FIRST_HOLE, FIRST_HOLE + 1, FIRST_HOLE + 2, FIRST_HOLE + 3];
  miceLow = 0;
  miceHigh = ALL_HOLES;
  miceLeft: number = MICE.length;
  /** One bit for each mouse that ever left its start. */
  started = 0;
  broughtHome = 0;
  won = 0;

  downLow: number;
  downHigh: number;
  /** Face-up cheese, the one under the cat included. */
  cheeseLow = 0;
  cheeseHigh = 0;

  /** The targets of what is owed now: one set for each mouse while they are free to choose, else only the first. */
  targetsLow: number[];
  targetsHigh: number[];
  /** How many targets there are. */
  choices: number;

  constructor(rules: Rules, deal: ChopDeal, kinds: readonly number[]) {
    const { board } = rules;
    this.rules = rules;
    this.deal = deal;
    this.kinds = kinds;
    this.seat = rules.catSeat;
    this.mouseSeat = seat(deal.firstMouseSeat);
    this.downLow = board.floorLow;
    this.downHigh = board.floorHigh;
    this.targetsLow = [board.tableLow, 0, 0, 0];
    this.targetsHigh = [board.tableHigh, 0, 0, 0];
    this.choices = board.layout.table.legs.length + board.layout.table.under.length;
  }
}

/** The position after the deal: the cat is to be set (CP2). */
export const startTruth = (rules: Rules, deal: ChopDeal): Truth =>
  new Truth(rules, deal, kindsByCell(deal, rules.board));

const copyFour = (from: readonly number[], to: number[]): void => {
  to[0] = from[0] as number;
  to[1] = from[1] as number;
  to[2] = from[2] as number;
  to[3] = from[3] as number;
};

/** Makes one position the copy of another, without allocating. */
export const copyTruth = (from: Truth, to: Truth): void => {
  to.rules = from.rules;
  to.deal = from.deal;
  to.kinds = from.kinds;
  to.phase = from.phase;
  to.seat = from.seat;
  to.mouseSeat = from.mouseSeat;
  to.rounds = from.rounds;
  to.rollsLeft = from.rollsLeft;
  to.steps = from.steps;
  to.piece = from.piece;
  to.winner = from.winner;
  to.cat = from.cat;
  copyFour(from.mice, to.mice);
  to.miceLow = from.miceLow;
  to.miceHigh = from.miceHigh;
  to.miceLeft = from.miceLeft;
  to.started = from.started;
  to.broughtHome = from.broughtHome;
  to.won = from.won;
  to.downLow = from.downLow;
  to.downHigh = from.downHigh;
  to.cheeseLow = from.cheeseLow;
  to.cheeseHigh = from.cheeseHigh;
  copyFour(from.targetsLow, to.targetsLow);
  copyFour(from.targetsHigh, to.targetsHigh);
  to.choices = from.choices;
};

export const cloneTruth = (truth: Truth): Truth => {
  const copy = new Truth(truth.rules, truth.deal, truth.kinds);
  copyTruth(truth, copy);
  return copy;
};
