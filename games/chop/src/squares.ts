import { COLUMNS, HOLES, type Hole, type Place, ROWS, type Square } from './types.js';

/**
 * A square or hole as a bit number: eight bits a row, the eighth a guard column, so that a step to the side never wraps
 * into the next row. The holes N, E, S, W follow row 7.
 */
export type Cell = number;

export const FIRST_HOLE = 56;
/** Where a caught mouse and a cat not yet set are. */
export const OFF_BOARD = 63;

/** Every square the largest kitchen can have, in reading order, then the holes: the order of moves and of actions. */
export const PLACES: readonly Place[] = [
  ...ROWS.flatMap((row) => COLUMNS.map((column): Square => `${column}${row}`)),
  ...HOLES,
];
export const SQUARE_COUNT = 49;
export const PLACE_COUNT = 53;

/** The cell of each place, by its number in `PLACES`. */
export const CELL_OF_PLACE: readonly Cell[] = PLACES.map((_, place) =>
  place < SQUARE_COUNT ? place + Math.floor(place / COLUMNS.length) : FIRST_HOLE + place - SQUARE_COUNT,
);

/** The number in `PLACES` of each cell; the guard column has none and is never asked for. */
export const PLACE_OF_CELL: readonly number[] = Array.from({ length: FIRST_HOLE + HOLES.length }, (_, cell) =>
  CELL_OF_PLACE.indexOf(cell),
);

export const cellOf = (place: Place): Cell =>
  place.length === 1
    ? FIRST_HOLE + HOLES.indexOf(place as Hole)
    : place.charCodeAt(0) - 97 + 8 * (place.charCodeAt(1) - 49);
export const placeOf = (cell: Cell): Place => PLACES[PLACE_OF_CELL[cell] as number] as Place;
/** The name of a cell that is known to be no hole. */
export const squareOf = (cell: Cell): Square => placeOf(cell) as Square;

export const isPlace = (raw: unknown): raw is Place => PLACES.includes(raw as Place);
export const isSquare = (raw: unknown): raw is Square => isPlace(raw) && raw.length === 2;
