import { type CellSet, cellsIn, has } from './cellSet.js';
import { type Cell, squareOf } from './squares.js';
import type { Truth } from './truth.js';
import type { ByTileKind, Square, TileKind, TileMap } from './types.js';

const tileMap = (truth: Truth, cells: readonly Cell[]): TileMap =>
  Object.fromEntries(cells.map((cell) => [squareOf(cell), truth.kinds[cell]]));

export const squaresIn = (set: CellSet): Square[] => cellsIn(set).map(squareOf);

/** Where tiles have been turned up, in reading order. */
const turnedUp = ({ rules, faceDown }: Truth): Cell[] => rules.tiled.filter((cell) => !has(faceDown, cell));

/** What was dealt less what was turned up: everybody can count it, so it tells nothing of where a tile lies. */
export const unseen = (truth: Truth): ByTileKind<number> => {
  const counts = { ...truth.rules.options.layout.tiles };
  for (const cell of turnedUp(truth)) counts[truth.kinds[cell] as TileKind]--;
  return counts;
};

/** The tiles turned up so far, where they lay. */
export const turnedTiles = (truth: Truth): TileMap => tileMap(truth, turnedUp(truth));

/** The tiles still face down: a secret until the match is over (CP4). */
export const hiddenTiles = (truth: Truth): TileMap => tileMap(truth, cellsIn(truth.faceDown));
