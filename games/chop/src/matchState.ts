import type { Seat } from '@miaou/kit';
import { ALL_HOLES, type CellSet, copySet, emptySet } from './cellSet.js';
import type { Ways } from './paths.js';
import type { Setup } from './setup.js';
import { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
import { type ByMouse, type ChopDeal, MICE, type Mouse, type Phase, type TileKind } from './types.js';

/** The piece a turn is bound to: a mouse's number, the cat, or any mouse while the mice are free to choose. */
export const CAT = 4;
export const ANY_MOUSE = 5;
export type PieceNumber = Mouse | typeof CAT | typeof ANY_MOUSE;

/** Everything about a match that changes. Only words and small integers, alone or in pairs and fours: an action must not allocate. */
export class MatchState {
  setup: Setup;
  deal: ChopDeal;
  /** The tile dealt to each cell: the deal in another form, shared by all positions of the match. */
  kinds: readonly TileKind[];

  phase: Phase = 'start';
  /** The mouse player whose turn it is, or comes after the cat's. */
  mouseSeat: Seat;
  /** Turns that the cat has finished (CE4). */
  rounds = 0;
  rollsLeft = 0;
  /** The rolls of the other side's next turn (CT7). */
  nextRolls = 1;
  steps = 0;
  piece: PieceNumber = CAT;

  cat: Cell = OFF_BOARD;
  mice: ByMouse<Cell> = [FIRST_HOLE, FIRST_HOLE + 1, FIRST_HOLE + 2, FIRST_HOLE + 3];
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
  targets: Readonly<ByMouse<CellSet>> = [emptySet(), emptySet(), emptySet(), emptySet()];
  /** How many targets there are. */
  choices = 0;

  /** Working memory of `waysOf`, not part of the match. Each position makes its own with its first action, so that none can overwrite another's and a clone that rests costs nothing. */
  ways: Ways | undefined = undefined;

  constructor(setup: Setup, deal: ChopDeal, kinds: readonly TileKind[]) {
    this.setup = setup;
    this.deal = deal;
    this.kinds = kinds;
    this.mouseSeat = deal.firstMouseSeat;
  }

  /** Becomes a copy of another position without allocating. */
  copyFrom(from: this): void {
    this.setup = from.setup;
    this.deal = from.deal;
    this.kinds = from.kinds;
    this.phase = from.phase;
    this.mouseSeat = from.mouseSeat;
    this.rounds = from.rounds;
    this.rollsLeft = from.rollsLeft;
    this.nextRolls = from.nextRolls;
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
    for (const mouse of MICE) {
      this.mice[mouse] = from.mice[mouse];
      copySet(from.targets[mouse], this.targets[mouse]);
    }
  }
}
