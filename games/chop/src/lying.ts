import { type Cell, cellsIn, squareOf } from './squares.js';
import type { Truth } from './truth.js';
import { TILE_KINDS, type TileKind, type TileMap } from './types.js';

/** The kind of the tile that lies, or lay, at a cell. */
export const kindAt = ({ kinds }: Truth, cell: Cell): TileKind => TILE_KINDS[kinds[cell] as number] as TileKind;

export const tileMap = (truth: Truth, cells: readonly Cell[]): TileMap =>
  Object.fromEntries(cells.map((cell) => [squareOf(cell), kindAt(truth, cell)]));

/** Where tiles still lie face down, in reading order. */
export const faceDown = ({ downLow, downHigh }: Truth): Cell[] => cellsIn(downLow, downHigh);

/** Where tiles have been turned up, in reading order. */
export const turnedUp = ({ rules: { board }, downLow, downHigh }: Truth): Cell[] =>
  cellsIn(board.floorLow & ~downLow, board.floorHigh & ~downHigh);
