import { type Chance, shuffled } from '@miaou/kit';
import { setOf } from './cellSet.js';
import { tilesOf } from './deal.js';
import type { ChopPosition } from './position.js';
import { rulesOf } from './rules.js';
import { type Cell, cellOf, OFF_BOARD, squareOf } from './squares.js';
import { startPosition } from './start.js';
import { ANY_MOUSE, CAT, type Truth } from './truth.js';
import { type ChopView, PHASES, type Place, type Square, type TileKind } from './types.js';
import { findForks, findJumps, findWalks } from './walking.js';

const cellOrOff = (place: Place | null): Cell => (place === null ? OFF_BOARD : cellOf(place));

const restoreBoard = (truth: Truth, { cat, mice, started, faceDown, cheese, broughtHome }: ChopView): void => {
  truth.cat = cellOrOff(cat);
  truth.mice = mice.map(cellOrOff);
  truth.miceSet = setOf(truth.mice);
  for (const mouse of started) truth.started |= 1 << mouse;
  truth.faceDown = setOf(faceDown.map(cellOf));
  truth.cheese = setOf(cheese.faceUp.map(cellOf));
  truth.won = cheese.won;
  truth.broughtHome = Number(broughtHome);
};

const restoreTurn = (truth: Truth, { phase, piece, mouseSeat, round, rollsLeft, steps }: ChopView): void => {
  truth.phase = PHASES.indexOf(phase);
  truth.piece = piece === 'cat' ? CAT : (piece ?? ANY_MOUSE);
  truth.mouseSeat = mouseSeat;
  truth.rounds = round - 1;
  truth.rollsLeft = rollsLeft;
  if (phase === 'move') findWalks(truth, steps ?? 0);
  if (phase === 'jump') findJumps(truth);
  if (phase === 'fork') findForks(truth);
};

/** The position behind a view; tiles that it does not show are taken from the end of a list. */
export const restore = (view: ChopView, unknown: TileKind[]): ChopPosition => {
  const { options, turned, rest, firstMouseSeat } = view;
  const rules = rulesOf(options);
  const tileAt = (square: Square): TileKind => turned[square] ?? rest?.[square] ?? (unknown.pop() as TileKind);
  const tiles = rules.tiled.map((cell) => tileAt(squareOf(cell)));
  const position = startPosition(rules, { tiles, firstMouseSeat });
  restoreBoard(position, view);
  restoreTurn(position, view);
  return position;
};

/** A position that nobody can tell from the real one: every order of the tiles still face down is equally likely. */
export const sample = (view: ChopView, chance: Chance): ChopPosition =>
  restore(view, shuffled(tilesOf(view.unseen), chance));
