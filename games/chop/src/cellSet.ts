import { type Cell, OFF_BOARD } from './squares.js';

/** A set of cells as two machine words: rows 1 to 4, then rows 5 to 7 with the holes. */
export interface CellSet {
  low: number;
  high: number;
}

const CELLS = 64;

const LOW: readonly number[] = Array.from({ length: CELLS }, (_, cell) => (cell < 32 ? 1 << cell : 0));
const HIGH: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  cell >= 32 && cell < OFF_BOARD ? 1 << (cell - 32) : 0,
);

/** A cell's bit in the low and in the high word; off the board it is in neither. */
export const lowBit = (cell: Cell): number => LOW[cell] ?? 0;
export const highBit = (cell: Cell): number => HIGH[cell] ?? 0;

/** All four holes as bits of the high word. */
export const ALL_HOLES = 0x0f00_0000;

export const emptySet = (): CellSet => ({ low: 0, high: 0 });

export const setOf = (cells: readonly Cell[]): CellSet => {
  const set = emptySet();
  for (const cell of cells) add(set, cell);
  return set;
};

export const has = (set: Readonly<CellSet>, cell: Cell): boolean =>
  ((set.low & lowBit(cell)) | (set.high & highBit(cell))) !== 0;

export const add = (set: CellSet, cell: Cell): void => {
  set.low |= lowBit(cell);
  set.high |= highBit(cell);
};

export const remove = (set: CellSet, cell: Cell): void => {
  set.low &= ~lowBit(cell);
  set.high &= ~highBit(cell);
};

export const assign = (set: CellSet, low: number, high: number): void => {
  set.low = low;
  set.high = high;
};

/** Makes one set the copy of another. */
export const copySet = (from: CellSet, to: CellSet): void => assign(to, from.low, from.high);

const countFours = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
};

/** How many members: bits are counted in pairs, fours and eights in parallel, the two words together. */
const countBits = (low: number, high: number): number => {
  const fours = countFours(low) + countFours(high);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
};

export const sizeOf = ({ low, high }: CellSet): number => countBits(low, high);

const nthBit = (word: number, index: number): number => {
  let rest = word;
  for (let skipped = 0; skipped < index; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

/** The member at an index, in reading order, holes last. */
export const nthCell = ({ low, high }: CellSet, index: number): Cell => {
  const inLow = countBits(low, 0);
  return index < inLow ? nthBit(low, index) : 32 + nthBit(high, index - inLow);
};

/** All members in reading order, holes last. */
export const cellsIn = (set: CellSet): Cell[] => Array.from({ length: sizeOf(set) }, (_, index) => nthCell(set, index));
