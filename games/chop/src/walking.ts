import { openToCat } from './cat.js';
import { assign, type CellSet, highBit, lowBit, sizeOf } from './cellSet.js';
import { ANY_MOUSE, CAT, type MatchState, type PieceNumber } from './matchState.js';
import { openToMice } from './mice.js';
import { emptyWays, findEnds, type Ways } from './paths.js';
import { type Cell, OFF_BOARD } from './squares.js';

/** Where a piece stands; while the mice are free to choose there is no one place. */
export const cellOfPiece = (match: MatchState, piece: PieceNumber): Cell => {
  if (piece === CAT) return match.cat;
  return piece === ANY_MOUSE ? OFF_BOARD : match.mice[piece];
};

/** The ways of the cat, or those of the mice, which are the same for all of them. They hold until the next call. */
export const waysOf = (match: MatchState, piece: PieceNumber): Ways => {
  const ways = match.ways ?? emptyWays(match.setup);
  match.ways = ways;
  ways.setup = match.setup;
  if (piece === CAT) openToCat(match, ways);
  else openToMice(match, ways);
  return ways;
};

const findWalksOf = (match: MatchState, ways: Ways, origin: Cell, found: CellSet): void => {
  if (origin === OFF_BOARD) return assign(found, 0, 0);
  findEnds(ways, origin, match.steps, found);
  match.choices += sizeOf(found);
};

/** Finds every walk of exactly this number of steps that the turn's piece, or any mouse, can make (CM1, CP1). */
export const findWalks = (match: MatchState, steps: number): void => {
  match.steps = steps;
  match.choices = 0;
  const ways = waysOf(match, match.piece);
  if (match.piece !== ANY_MOUSE) return findWalksOf(match, ways, cellOfPiece(match, match.piece), match.targets[0]);
  const { mice, targets } = match;
  findWalksOf(match, ways, mice[0], targets[0]);
  findWalksOf(match, ways, mice[1], targets[1]);
  findWalksOf(match, ways, mice[2], targets[2]);
  findWalksOf(match, ways, mice[3], targets[3]);
};

/** Keeps the only targets of what is owed now. */
export const keepTargets = (match: MatchState, low: number, high: number): void => {
  const targets = match.targets[0];
  assign(targets, low, high);
  match.choices = sizeOf(targets);
};

/** Finds every square where an arrow can take the turn's piece: one without piece, cheese and hole (CT5). */
export const findJumps = (match: MatchState): void => {
  const { cheese, piece } = match;
  const { through, ends } = waysOf(match, piece);
  keepTargets(match, ends.low & through.low & ~cheese.low, ends.high & through.high & ~cheese.high);
};

/** Finds the face-up cheese that can be forked: none by the cat, and not the one under it (CT3, CT6). */
export const findForks = (match: MatchState): void => {
  const { cheese, cat, piece } = match;
  if (piece === CAT) keepTargets(match, 0, 0);
  else keepTargets(match, cheese.low & ~lowBit(cat), cheese.high & ~highBit(cat));
};
