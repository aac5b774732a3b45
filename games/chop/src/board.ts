import { at } from '@miaou/kit';
import { type CellSet, setOf } from './cellSet.js';
import { type Cell, cellOf, FIRST_HOLE } from './squares.js';
import { type ByMouse, HOLES, type Layout, MICE } from './types.js';

/** A layout made ready for walking. */
export interface Board {
  /** Every square, in reading order. */
  readonly squares: readonly Cell[];
  /** The squares with a tile at the beginning, in reading order (CB3). */
  readonly tiled: readonly Cell[];
  /** The cat's level: floor and table top. */
  readonly top: Readonly<CellSet>;
  /** The mice's level: the floor, under the table included, the legs left out. */
  readonly floor: Readonly<CellSet>;
  readonly table: Readonly<CellSet>;
  /** The square in front of each hole, by the mouse that starts in it. */
  readonly fronts: Readonly<ByMouse<Cell>>;
  /** One step from each cell: the squares beside it, and the hole in front of which it lies. */
  readonly beside: readonly (readonly Cell[])[];
  /** The same as sets of cells, in two machine words. */
  readonly besideLow: readonly number[];
  readonly besideHigh: readonly number[];
}

/** Up, left, right, down, then the hole; out of a hole there is one way only (CB4). */
const stepsFrom = (cell: Cell, squares: readonly Cell[], fronts: readonly Cell[]): Cell[] =>
  cell >= FIRST_HOLE
    ? [at(fronts, cell - FIRST_HOLE)]
    : [
        ...[cell - 8, cell - 1, cell + 1, cell + 8].filter((next) => squares.includes(next)),
        ...MICE.filter((hole) => fronts[hole] === cell).map((hole) => FIRST_HOLE + hole),
      ];

export const boardOf = ({ columns, rows, table, holes }: Layout): Board => {
  const squares = Array.from({ length: columns * rows }, (_, n) => 8 * Math.floor(n / columns) + (n % columns));
  const legs = table.legs.map(cellOf);
  const tiled = squares.filter((cell) => !legs.includes(cell));
  const fronts: ByMouse<Cell> = [cellOf(holes.N), cellOf(holes.E), cellOf(holes.S), cellOf(holes.W)];
  const beside = Array.from({ length: FIRST_HOLE + HOLES.length }, (_, cell) => stepsFrom(cell, squares, fronts));
  return {
    squares,
    tiled,
    top: setOf(squares),
    floor: setOf(tiled),
    table: setOf([...legs, ...table.under.map(cellOf)]),
    fronts,
    beside,
    besideLow: beside.map((cells) => setOf(cells).low),
    besideHigh: beside.map((cells) => setOf(cells).high),
  };
};
