import { openToCat } from './cat.js';
import { assign, type CellSet, HIGH, LOW, sizeOf } from './cellSet.js';
import { openToMice } from './mice.js';
import { ends, findEnds, through } from './reach.js';
import { type Cell, OFF_BOARD } from './squares.js';
import { ANY_MOUSE, CAT, type Truth } from './truth.js';
import { MICE } from './types.js';

/** Where a piece stands. */
export const cellOfPiece = (truth: Truth, piece: number): Cell =>
  piece === CAT ? truth.cat : (truth.mice[piece] as Cell);

/** Opens the ways of the cat, or those of the mice, which are the same for all of them. */
export const openTo = (truth: Truth, piece: number): void => (piece === CAT ? openToCat(truth) : openToMice(truth));

const findWalksOf = (truth: Truth, origin: Cell, slot: number): void => {
  const found = truth.targets[slot] as CellSet;
  if (origin === OFF_BOARD) return assign(found, 0, 0);
  findEnds(truth.rules, origin, truth.steps, found);
  truth.choices += sizeOf(found);
};

/** Finds every walk of exactly so many steps that the turn's piece, or any mouse, can make (CM1, CP1). */
export const findWalks = (truth: Truth, steps: number): void => {
  truth.steps = steps;
  truth.choices = 0;
  openTo(truth, truth.piece);
  const isFree = truth.piece === ANY_MOUSE;
  for (let slot = 0; slot < (isFree ? MICE.length : 1); slot++)
    findWalksOf(truth, cellOfPiece(truth, isFree ? slot : truth.piece), slot);
};

/** Keeps the only targets of what is owed now. */
export const keepTargets = (truth: Truth, low: number, high: number): void => {
  const targets = truth.targets[0] as CellSet;
  assign(targets, low, high);
  truth.choices = sizeOf(targets);
};

/** Finds every square where an arrow can take the turn's piece: nobody, no cheese and no hole there (CT5). */
export const findJumps = (truth: Truth): void => {
  const { cheese, piece } = truth;
  openTo(truth, piece);
  keepTargets(truth, ends.low & through.low & ~cheese.low, ends.high & through.high & ~cheese.high);
};

/** Finds the face-up cheese that can be forked: none by the cat, and not the one under it (CT3, CT6). */
export const findForks = (truth: Truth): void => {
  const { cheese, cat, piece } = truth;
  if (piece === CAT) keepTargets(truth, 0, 0);
  else keepTargets(truth, cheese.low & ~(LOW[cat] as number), cheese.high & ~(HIGH[cat] as number));
};
