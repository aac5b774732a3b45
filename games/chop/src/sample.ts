import { type Chance, shuffled } from '@miaou/kit';
import { boardOf } from './board.js';
import { setOf } from './cellSet.js';
import { tilesOf } from './deal.js';
import { rulesOf } from './rules.js';
import { type Cell, cellOf, OFF_BOARD, squareOf } from './squares.js';
import { startTruth } from './start.js';
import { ANY_MOUSE, CAT, FORK, JUMP, MOVE, type Truth } from './truth.js';
import { type ChopView, PHASES, type Place, type TileKind } from './types.js';
import { findForks, findJumps, findWalks } from './walking.js';

const cellOrOff = (place: Place | null): Cell => (place === null ? OFF_BOARD : cellOf(place));

const restorePieces = (truth: Truth, { cat, mice, started }: ChopView): void => {
  const cells = mice.map(cellOrOff);
  truth.cat = cellOrOff(cat);
  truth.mice = cells;
  truth.miceSet = setOf(cells);
  truth.miceLeft = cells.filter((cell) => cell !== OFF_BOARD).length;
  for (const mouse of started) truth.started |= 1 << mouse;
};

const restoreTiles = (truth: Truth, { faceDown, cheese, broughtHome }: ChopView): void => {
  truth.faceDown = setOf(faceDown.map(cellOf));
  truth.cheese = setOf(cheese.faceUp.map(cellOf));
  truth.won = cheese.won;
  truth.broughtHome = Number(broughtHome);
};

const restoreTurn = (truth: Truth, { phase, piece, mouseSeat, round, rollsLeft, result }: ChopView): void => {
  truth.phase = PHASES.indexOf(phase);
  truth.piece = piece === 'cat' ? CAT : (piece ?? ANY_MOUSE);
  truth.mouseSeat = mouseSeat;
  truth.seat = piece === 'cat' ? truth.seat : mouseSeat;
  truth.rounds = round - 1;
  truth.rollsLeft = rollsLeft;
  truth.winner = result?.side ?? null;
};

const restoreTargets = (truth: Truth, { steps }: ChopView): void => {
  if (truth.phase === MOVE) findWalks(truth, steps ?? 0);
  if (truth.phase === JUMP) findJumps(truth);
  if (truth.phase === FORK) findForks(truth);
};

/** The position behind a view, with these tiles dealt. */
export const restore = (view: ChopView, tiles: readonly TileKind[]): Truth => {
  const truth = startTruth(rulesOf(view.options), { tiles, firstMouseSeat: view.firstMouseSeat });
  restorePieces(truth, view);
  restoreTiles(truth, view);
  restoreTurn(truth, view);
  restoreTargets(truth, view);
  return truth;
};

/** A position that nobody can tell from the real one: every order of the tiles still face down is equally likely. */
export const sample = (view: ChopView, chance: Chance): Truth => {
  const { options, turned, rest, unseen } = view;
  const unknown = shuffled(tilesOf(unseen), chance);
  const tiles = boardOf(options.layout).tiled.map((cell) => {
    const square = squareOf(cell);
    return turned[square] ?? rest?.[square] ?? (unknown.pop() as TileKind);
  });
  return restore(view, tiles);
};
