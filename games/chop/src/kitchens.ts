import type { Layout } from './types.js';

/** The kitchen of the standard printing (CB1 to CB6). */
export const KITCHEN: Layout = {
  columns: 6,
  rows: 7,
  table: { legs: ['c3', 'd3', 'c5', 'd5'], under: ['c4', 'd4'] },
  holes: { N: 'c1', E: 'f4', S: 'd7', W: 'a4' },
  tiles: { cheese: 10, broken: 16, plus1: 3, plus2: 3, arrow: 2, fork: 2, knife: 2 },
  dice: { cat: [1, 1, 2, 2, 2, 3], mice: [1, 1, 2, 2, 3, 4] },
};

/** The other reading of the rulebook: 38 tiles and four hole cards cover the 42 squares, and the table closes none. */
const OPEN_KITCHEN: Layout = {
  ...KITCHEN,
  table: { legs: [], under: ['c3', 'd3', 'c4', 'd4', 'c5', 'd5'] },
  holesOnSquares: true,
};

/** A short match for small children. */
const SMALL_KITCHEN: Layout = {
  columns: 5,
  rows: 5,
  table: { legs: ['c2', 'c4'], under: ['c3'] },
  holes: { N: 'b1', E: 'e2', S: 'd5', W: 'a4' },
  tiles: { cheese: 5, broken: 10, plus1: 2, plus2: 2, arrow: 2, fork: 1, knife: 1 },
  dice: { cat: [1, 1, 2, 2, 2, 3], mice: [1, 1, 2, 2, 3, 4] },
};

/** The kitchens that are offered by name; any other is written as a document (CB7). */
export const NAMED_KITCHENS = { kitchen: KITCHEN, openKitchen: OPEN_KITCHEN, smallKitchen: SMALL_KITCHEN };
