import { at } from '@miaou/kit';
import { type CellSet, cellsIn, has } from './cellSet.js';
import type { MatchState } from './matchState.js';
import { type Cell, squareOf } from './squares.js';
import type { ByTileKind, Square, TileMap } from './types.js';

const tileMap = (match: MatchState, cells: readonly Cell[]): TileMap =>
  Object.fromEntries(cells.map((cell) => [squareOf(cell), match.kinds[cell]]));

export const squaresIn = (set: CellSet): Square[] => cellsIn(set).map(squareOf);

/** Where tiles have been turned up, in reading order. */
const turnedUp = ({ setup, faceDown }: MatchState): Cell[] => setup.tiled.filter((cell) => !has(faceDown, cell));

/** What was dealt less what was turned up: every viewer can count it, so it says nothing about where a tile lies. */
export const unseen = (match: MatchState): ByTileKind<number> => {
  const counts = { ...match.setup.options.layout.tiles };
  for (const cell of turnedUp(match)) counts[at(match.kinds, cell)]--;
  return counts;
};

/** The tiles turned up so far, where they lay. */
export const turnedTiles = (match: MatchState): TileMap => tileMap(match, turnedUp(match));

/** The tiles still face down: a secret until the match is over (CP4). */
export const hiddenTiles = (match: MatchState): TileMap => tileMap(match, cellsIn(match.faceDown));
