import { sameJson } from '@miaou/kit';
import { KITCHEN, type Layout } from './layout.js';
import { type Cell, cellOf, FIRST_HOLE, HIGH, LOW } from './squares.js';
import { HOLES, MICE, type Square } from './types.js';

/** A layout as sets of cells, low and high word. */
export interface Board {
  readonly layout: Layout;
  /** Every square, in reading order. */
  readonly squares: readonly Cell[];
  /** The squares with a tile at the beginning, in reading order (CB3). */
  readonly tiled: readonly Cell[];
  /** The cat's level: floor and table top. */
  readonly catLow: number;
  readonly catHigh: number;
  /** The mice's level: the floor, under the table included, the legs left out. */
  readonly floorLow: number;
  readonly floorHigh: number;
  readonly tableLow: number;
  readonly tableHigh: number;
  /** The square in front of each hole. */
  readonly front: readonly Cell[];
  readonly frontsLow: number;
  readonly frontsHigh: number;
  /** One step from each cell: the squares beside it, and the hole in front of which it lies. */
  readonly beside: readonly (readonly Cell[])[];
  readonly besideLow: readonly number[];
  readonly besideHigh: readonly number[];
}

const union = (cells: readonly Cell[], words: readonly number[]): number =>
  cells.reduce((set, cell) => set | (words[cell] as number), 0);

/** Up, left, right, down, then the hole; out of a hole there is one way only (CB4). */
const stepsFrom = (cell: Cell, squares: readonly Cell[], front: readonly Cell[]): Cell[] =>
  cell >= FIRST_HOLE
    ? front.slice(cell - FIRST_HOLE, cell - FIRST_HOLE + 1)
    : [
        ...[cell - 8, cell - 1, cell + 1, cell + 8].filter((next) => squares.includes(next)),
        ...MICE.filter((hole) => front[hole] === cell).map((hole) => FIRST_HOLE + hole),
      ];

const cellsOf = (squares: readonly Square[]): Cell[] => squares.map(cellOf);

const compile = (layout: Layout): Board => {
  const { columns, rows, table, holes } = layout;
  const squares = Array.from({ length: columns * rows }, (_, n) => 8 * Math.floor(n / columns) + (n % columns));
  const legs = cellsOf(table.legs);
  const top = [...legs, ...cellsOf(table.under)];
  const tiled = squares.filter((cell) => !legs.includes(cell));
  const front = HOLES.map((hole) => cellOf(holes[hole]));
  const beside = LOW.map((_, cell) => stepsFrom(cell, squares, front));
  return {
    layout,
    squares,
    tiled,
    catLow: union(squares, LOW),
    catHigh: union(squares, HIGH),
    floorLow: union(tiled, LOW),
    floorHigh: union(tiled, HIGH),
    tableLow: union(top, LOW),
    tableHigh: union(top, HIGH),
    front,
    frontsLow: union(front, LOW),
    frontsHigh: union(front, HIGH),
    beside,
    besideLow: beside.map((cells) => union(cells, LOW)),
    besideHigh: beside.map((cells) => union(cells, HIGH)),
  };
};

const KITCHEN_BOARD = compile(KITCHEN);
const compiled = new WeakMap<Layout, Board>([[KITCHEN, KITCHEN_BOARD]]);

const compileOnce = (layout: Layout): Board => {
  const board = sameJson(layout, KITCHEN) ? KITCHEN_BOARD : compile(layout);
  compiled.set(layout, board);
  return board;
};

/** The board of a layout, compiled once. */
export const boardOf = (layout: Layout): Board => compiled.get(layout) ?? compileOnce(layout);
