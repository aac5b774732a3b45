import type { Seat } from '@miaou/kit';
import { ALL_HOLES, type CellSet, copySet } from './cellSet.js';
import type { Rules } from './rules.js';
import { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
import { type ChopDeal, MICE } from './types.js';

/** The phases by their number in `PHASES`. */
export const START = 0;
export const MOVE = 1;
export const JUMP = 2;
export const FORK = 3;
export const ROLL = 4;
export const OVER = 5;

/** The piece a turn is bound to: a mouse's number, the cat, or any mouse while the mice are free to choose. */
export const CAT = 4;
export const ANY_MOUSE = 5;

const emptySet = (): CellSet => ({ low: 0, high: 0 });

/** The whole truth of a match. Only small integers, alone or in pairs and fours, because an action must not allocate. */
export class Truth {
  rules: Rules;
  deal: ChopDeal;
  /** The kind of the tile dealt to each cell: the deal in another form, shared by all positions of the match. */
  kinds: readonly number[];

  phase = START;
  /** The mouse player whose turn it is, or comes after the cat's. */
  mouseSeat: Seat;
  /** Turns that the cat has finished (CE4). */
  rounds = 0;
  rollsLeft = 0;
  steps = 0;
  piece = CAT;

  cat: Cell = OFF_BOARD;
  mice: Cell[] = [FIRST_HOLE, FIRST_HOLE + 1, FIRST_HOLE + 2, FIRST_HOLE + 3];
  miceSet: CellSet = { low: 0, high: ALL_HOLES };
  /** One bit for each mouse that ever left its start. */
  started = 0;
  /** 1 once a mouse has come into a hole while all the cheese was won (CE2). */
  broughtHome = 0;
  won = 0;

  faceDown: CellSet = emptySet();
  /** Face-up cheese, the one under the cat included. */
  cheese: CellSet = emptySet();

  /** The targets of what is owed now: one set for each mouse while they are free to choose, else only the first. */
  targets: readonly CellSet[] = [emptySet(), emptySet(), emptySet(), emptySet()];
  /** How many targets there are. */
  choices = 0;

  constructor(rules: Rules, deal: ChopDeal, kinds: readonly number[]) {
    this.rules = rules;
    this.deal = deal;
    this.kinds = kinds;
    this.mouseSeat = deal.firstMouseSeat;
  }
}

/** Makes one position the copy of another, without allocating. */
export const copyTruth = (from: Truth, to: Truth): void => {
  to.rules = from.rules;
  to.deal = from.deal;
  to.kinds = from.kinds;
  to.phase = from.phase;
  to.mouseSeat = from.mouseSeat;
  to.rounds = from.rounds;
  to.rollsLeft = from.rollsLeft;
  to.steps = from.steps;
  to.piece = from.piece;
  to.cat = from.cat;
  to.started = from.started;
  to.broughtHome = from.broughtHome;
  to.won = from.won;
  to.choices = from.choices;
  copySet(from.miceSet, to.miceSet);
  copySet(from.faceDown, to.faceDown);
  copySet(from.cheese, to.cheese);
  for (let mouse = 0; mouse < MICE.length; mouse++) {
    to.mice[mouse] = from.mice[mouse] as Cell;
    copySet(from.targets[mouse] as CellSet, to.targets[mouse] as CellSet);
  }
};
