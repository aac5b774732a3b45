import { findCatJumps, openToCat } from './cat.js';
import { findMouseJumps, openToMice } from './mice.js';
import { walk, walkExactly } from './reach.js';
import { type Cell, countBits, OFF_BOARD } from './squares.js';
import { ANY_MOUSE, CAT, type Truth } from './truth.js';

const keepTargets = (truth: Truth, slot: number): void => {
  truth.targetsLow[slot] = walk.low;
  truth.targetsHigh[slot] = walk.high;
  truth.choices += countBits(walk.low) + countBits(walk.high);
};

/** Any mouse still in play may move (CP1). */
const findAllMiceWalks = (truth: Truth, steps: number): void => {
  const { board, barring } = truth.rules;
  for (let mouse = 0; mouse < truth.mice.length; mouse++) {
    const from = truth.mice[mouse] as Cell;
    if (from === OFF_BOARD) {
      walk.low = 0;
      walk.high = 0;
    } else walkExactly(board, barring, from, steps);
    keepTargets(truth, mouse);
  }
};

const findWalksOf = (truth: Truth, from: Cell, steps: number): void => {
  walkExactly(truth.rules.board, truth.rules.barring, from, steps);
  keepTargets(truth, 0);
};

/** Where a piece stands. */
export const cellOfPiece = (truth: Truth, piece: number): Cell =>
  piece === CAT ? truth.cat : (truth.mice[piece] as Cell);

/** Opens the walk to one piece or, as the mice's ways are the same for all, to any mouse. */
export const openTo = (truth: Truth, piece: number): void => (piece === CAT ? openToCat(truth) : openToMice(truth));

/** Finds every walk of exactly so many steps that the turn's piece can make (CM1). */
export const findWalks = (truth: Truth, steps: number): void => {
  truth.steps = steps;
  truth.choices = 0;
  openTo(truth, truth.piece);
  if (truth.piece === ANY_MOUSE) findAllMiceWalks(truth, steps);
  else findWalksOf(truth, cellOfPiece(truth, truth.piece), steps);
};

/** Finds every square where an arrow can take the turn's piece (CT5). */
export const findJumps = (truth: Truth): void => {
  truth.choices = 0;
  if (truth.piece === CAT) findCatJumps(truth);
  else findMouseJumps(truth);
  keepTargets(truth, 0);
};
