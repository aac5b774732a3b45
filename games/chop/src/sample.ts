import { type Chance, shuffled } from '@miaou/kit';
import { setOf } from './cellSet.js';
import { tilesOf } from './deal.js';
import { ANY_MOUSE, CAT, type MatchState } from './matchState.js';
import { type ChopPosition, startPosition } from './position.js';
import { setupOf } from './setup.js';
import { type Cell, cellOf, OFF_BOARD, squareOf } from './squares.js';
import { type ChopView, MICE, type Place, type Square, type TileKind } from './types.js';
import { findForks, findJumps, findWalks } from './walking.js';

const cellOrOff = (place: Place | null): Cell => (place === null ? OFF_BOARD : cellOf(place));

const restoreBoard = (match: MatchState, { cat, mice, started, faceDown, cheese, broughtHome }: ChopView): void => {
  match.cat = cellOrOff(cat);
  for (const mouse of MICE) match.mice[mouse] = cellOrOff(mice[mouse] ?? null);
  match.miceSet = setOf(match.mice);
  for (const mouse of started) match.started |= 1 << mouse;
  match.faceDown = setOf(faceDown.map(cellOf));
  match.cheese = setOf(cheese.faceUp.map(cellOf));
  match.won = cheese.won;
  match.broughtHome = Number(broughtHome);
};

const restoreTurn = (
  match: MatchState,
  { phase, piece, mouseSeat, round, rollsLeft, nextRolls, steps }: ChopView,
): void => {
  match.phase = phase;
  match.piece = piece === 'cat' ? CAT : (piece ?? ANY_MOUSE);
  match.mouseSeat = mouseSeat;
  match.rounds = round - 1;
  match.rollsLeft = rollsLeft;
  match.nextRolls = nextRolls;
  if (phase === 'move') findWalks(match, steps ?? 0);
  if (phase === 'jump') findJumps(match);
  if (phase === 'fork') findForks(match);
};

/** The position behind a view; the tiles that it does not show are taken from the end of a list, broken dishes where the list is too short. */
export const restore = (view: ChopView, hidden: readonly TileKind[] = tilesOf(view.unseen)): ChopPosition => {
  const { options, turned, rest, firstMouseSeat } = view;
  const setup = setupOf(options);
  let left = hidden.length;
  const tileAt = (square: Square): TileKind => turned[square] ?? rest?.[square] ?? hidden[--left] ?? 'broken';
  const tiles = setup.tiled.map((cell) => tileAt(squareOf(cell)));
  const position = startPosition(setup, { tiles, firstMouseSeat });
  restoreBoard(position, view);
  restoreTurn(position, view);
  return position;
};

/** A position that no viewer can tell from the real one: every order of the tiles still face down is equally likely. */
export const sample = (view: ChopView, chance: Chance): ChopPosition =>
  restore(view, shuffled(tilesOf(view.unseen), chance));
