import { type CellSet, setOf } from './cellSet.js';
import { type Cell, cellOf, FIRST_HOLE } from './squares.js';
import { HOLES, type Layout } from './types.js';

/** A layout made ready for walking. */
export interface Board {
  /** Every square, in reading order, those on which holes lie included. */
  readonly squares: readonly Cell[];
  /** The squares with a tile at the beginning, in reading order (CB3). */
  readonly tiled: readonly Cell[];
  /** The cat's level: floor and table top. */
  readonly top: Readonly<CellSet>;
  /** The mice's level: the floor, under the table included, the legs left out. */
  readonly floor: Readonly<CellSet>;
  readonly table: Readonly<CellSet>;
  /** One step from each cell: the squares beside it, and the holes before which it lies. */
  readonly beside: readonly (readonly Cell[])[];
  /** The same as sets of cells, in two machine words. */
  readonly besideLow: readonly number[];
  readonly besideHigh: readonly number[];
}

/** The squares beside a cell: up, left, right, down. */
const sidesOf = (cell: Cell, squares: readonly Cell[]): Cell[] =>
  [cell - 8, cell - 1, cell + 1, cell + 8].filter((next) => squares.includes(next));

export const boardOf = ({ columns, rows, table, holes, holesOnSquares }: Layout): Board => {
  const squares = Array.from({ length: columns * rows }, (_, n) => 8 * Math.floor(n / columns) + (n % columns));
  const holeSquares = HOLES.map((hole) => cellOf(holes[hole]));
  const open = squares.filter((cell) => !(holesOnSquares === true && holeSquares.includes(cell)));
  const legs = table.legs.map(cellOf);
  const tiled = open.filter((cell) => !legs.includes(cell));
  /** Out of a hole outside the floor there is one way only (CB4). */
  const fronts = holeSquares.map((cell) => (holesOnSquares === true ? sidesOf(cell, open) : [cell]));
  const holesBefore = (cell: Cell): Cell[] => [...HOLES.keys()].filter((hole) => fronts[hole]?.includes(cell));
  const fromSquare = (cell: Cell): Cell[] =>
    open.includes(cell) ? [...sidesOf(cell, open), ...holesBefore(cell).map((hole) => FIRST_HOLE + hole)] : [];
  const beside = [...Array.from({ length: FIRST_HOLE }, (_, cell) => fromSquare(cell)), ...fronts];
  return {
    squares,
    tiled,
    top: setOf(open),
    floor: setOf(tiled),
    table: setOf([...legs, ...table.under.map(cellOf)]),
    beside,
    besideLow: beside.map((cells) => setOf(cells).low),
    besideHigh: beside.map((cells) => setOf(cells).high),
  };
};
