import type { Seat } from '@miaou/kit';
import { ALL_HOLES, type CellSet, copySet } from './cellSet.js';
import type { Rules } from './rules.js';
import { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
import { type ChopDeal, MICE, type TileKind } from './types.js';

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
  /** The tile dealt to each cell: the deal in another form, shared by all positions of the match. */
  kinds: readonly TileKind[];

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

  constructor(rules: Rules, deal: ChopDeal, kinds: readonly TileKind[]) {
    this.rules = rules;
    this.deal = deal;
    this.kinds = kinds;
    this.mouseSeat = deal.firstMouseSeat;
  }

  /** Becomes a copy of another position without allocating. */
  copyFrom(from: this): void {
    this.rules = from.rules;
    this.deal = from.deal;
    this.kinds = from.kinds;
    this.phase = from.phase;
    this.mouseSeat = from.mouseSeat;
    this.rounds = from.rounds;
    this.rollsLeft = from.rollsLeft;
    this.steps = from.steps;
    this.piece = from.piece;
    this.cat = from.cat;
    this.started = from.started;
    this.broughtHome = from.broughtHome;
    this.won = from.won;
    this.choices = from.choices;
    copySet(from.miceSet, this.miceSet);
    copySet(from.faceDown, this.faceDown);
    copySet(from.cheese, this.cheese);
    for (let mouse = 0; mouse < MICE.length; mouse++) {
      this.mice[mouse] = from.mice[mouse] as Cell;
      copySet(from.targets[mouse] as CellSet, this.targets[mouse] as CellSet);
    }
  }
}
