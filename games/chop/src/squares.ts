import { COLUMNS, HOLES, type Hole, type Place, ROWS, type Square } from './types.js';

/**
 * A square or hole as a bit number: eight bits a row, the eighth a guard column, so that a step to the side never wraps
 * into the next row. Rows 1 to 4 are the low word, rows 5 to 7 the high one; the holes are bits 56 to 59.
 */
export type Cell = number;

export const FIRST_HOLE: Cell = 56;
/** Where a caught mouse and a cat not yet set are: a cell that is in no set. */
export const OFF_BOARD: Cell = 63;

const HOLE_ROW = 7;
const CELLS = 64;

const bitIn =
  (word: 0 | 1) =>
  (_: unknown, cell: Cell): number =>
    cell >> 5 === word && cell !== OFF_BOARD ? 1 << (cell & 31) : 0;

/** A cell as a set of one, low and high word. */
export const LOW: readonly number[] = Array.from({ length: CELLS }, bitIn(0));
export const HIGH: readonly number[] = Array.from({ length: CELLS }, bitIn(1));

/** All four holes as bits of the high word. */
export const ALL_HOLES = 0b1111 << (FIRST_HOLE - 32);

/** Every square the largest kitchen can have, in reading order, then the holes: the order of moves and of actions. */
export const PLACES: readonly Place[] = [
  ...ROWS.flatMap((row) => COLUMNS.map((column): Square => `${column}${row}`)),
  ...HOLES,
];
export const SQUARE_COUNT = COLUMNS.length * ROWS.length;
export const PLACE_COUNT = PLACES.length;

/** The cell of each place, by its number in `PLACES`. */
export const CELL_OF_PLACE: readonly Cell[] = PLACES.map((_, place) =>
  place < SQUARE_COUNT
    ? 8 * Math.floor(place / COLUMNS.length) + (place % COLUMNS.length)
    : 8 * HOLE_ROW + place - SQUARE_COUNT,
);

/** The number in `PLACES` of each cell; cells that are no place have none and are never asked for. */
export const PLACE_OF_CELL: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  Math.max(0, CELL_OF_PLACE.indexOf(cell)),
);

const CELLS_BY_NAME: ReadonlyMap<Place, Cell> = new Map(
  PLACES.map((place, index) => [place, CELL_OF_PLACE[index] as Cell]),
);

export const cellOf = (place: Place): Cell => CELLS_BY_NAME.get(place) as Cell;
export const placeOf = (cell: Cell): Place => PLACES[PLACE_OF_CELL[cell] as number] as Place;
/** The name of a cell that is known to be no hole. */
export const squareOf = (cell: Cell): Square => placeOf(cell) as Square;

export const isPlace = (raw: unknown): raw is Place => CELLS_BY_NAME.has(raw as Place);
export const isHole = (place: unknown): place is Hole => HOLES.includes(place as Hole);
export const isSquare = (raw: unknown): raw is Square => isPlace(raw) && !isHole(raw);

/** How many bits are set. */
export const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const nthBit = (word: number, index: number): number => {
  let rest = word;
  for (let skipped = 0; skipped < index; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

/** The member of a set at an index, in reading order, holes last. */
export const nthCell = (low: number, high: number, index: number): Cell => {
  const inLow = countBits(low);
  return index < inLow ? nthBit(low, index) : 32 + nthBit(high, index - inLow);
};

/** All members of a set, in reading order, holes last. */
export const cellsIn = (low: number, high: number): Cell[] => {
  const cells: Cell[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) cells.push(nthBit(rest, 0));
  for (let rest = high; rest !== 0; rest &= rest - 1) cells.push(32 + nthBit(rest, 0));
  return cells;
};

export const contains = (low: number, high: number, cell: Cell): boolean =>
  ((low & (LOW[cell] as number)) | (high & (HIGH[cell] as number))) !== 0;
