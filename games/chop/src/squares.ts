import { at } from '@miaou/kit';
import { type Column, HOLES, type Hole, type Place, type Row, type Square } from './types.js';

/**
 * A square or hole as a bit number: eight bits a row, the eighth a guard column, so that a step to the side never wraps
 * into the next row. The holes N, E, S, W follow row 7.
 */
export type Cell = number;

export const FIRST_HOLE = 56;
/** Where a caught mouse and a cat not yet set are. */
export const OFF_BOARD = 63;

/** Every square the largest kitchen can have, in reading order, then the holes: the order of moves and of actions. */
export const SQUARE_COUNT = 49;
export const SQUARES: readonly Square[] = Array.from(
  { length: SQUARE_COUNT },
  (_, n) => `${'abcdefg'[n % 7] as Column}${(1 + Math.floor(n / 7)) as Row}` as const,
);
export const PLACES: readonly Place[] = [...SQUARES, ...HOLES];
export const PLACE_COUNT = 53;

/** Places are numbered as in `PLACES`: cells without the guard column. */
export const cellOfPlace = (place: number): Cell => place + Math.floor(place / 7);
export const placeNumber = (cell: Cell): number => cell - (cell >> 3);

export const cellOf = (place: Place): Cell =>
  place.length === 1
    ? FIRST_HOLE + HOLES.indexOf(place as Hole)
    : place.charCodeAt(0) - 97 + 8 * (place.charCodeAt(1) - 49);
export const placeOf = (cell: Cell): Place => at(PLACES, placeNumber(cell));
/** The name of a cell that is known to be no hole. */
export const squareOf = (cell: Cell): Square => at(SQUARES, placeNumber(cell));

export const isPlace = (raw: unknown): raw is Place => PLACES.includes(raw as Place);
export const isSquare = (raw: unknown): raw is Square => isPlace(raw) && raw.length === 2;
