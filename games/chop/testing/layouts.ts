import type { Layout } from '../src/index.js';

/** Five floor squares around one table leg: little enough to be full. */
export const CLOSET: Layout = {
  columns: 2,
  rows: 3,
  table: { legs: ['b2'], under: [] },
  holes: { N: 'a1', E: 'b1', S: 'b3', W: 'a2' },
  tiles: { cheese: 1, broken: 3, plus1: 0, plus2: 0, arrow: 1, fork: 0, knife: 0 },
  dice: { cat: [1, 2], mice: [1, 6] },
};

/** The largest kitchen there can be, with a long table that has no legs at one end. */
export const HALL: Layout = {
  columns: 7,
  rows: 7,
  table: { legs: ['b2', 'b3', 'c2'], under: ['c3', 'd2', 'd3', 'e2', 'e3'] },
  holes: { N: 'g1', E: 'g7', S: 'a7', W: 'a1' },
  tiles: { cheese: 12, broken: 20, plus1: 3, plus2: 3, arrow: 3, fork: 3, knife: 2 },
  dice: { cat: [1, 2, 3, 3], mice: [1, 2, 3, 4, 5] },
};

/** Long and narrow: one piece or cheese is enough to make a dead end. */
export const PASSAGE: Layout = {
  columns: 2,
  rows: 7,
  table: { legs: ['a3'], under: ['b3'] },
  holes: { N: 'a1', E: 'b2', S: 'b7', W: 'a6' },
  tiles: { cheese: 6, broken: 3, plus1: 1, plus2: 1, arrow: 1, fork: 0, knife: 1 },
  dice: { cat: [1, 2, 3], mice: [1, 2, 3, 4] },
};

/** Holes on squares away from the edge, two of them side by side and one before a leg and before the room under the table. */
export const BURROW: Layout = {
  columns: 5,
  rows: 4,
  table: { legs: ['c2'], under: ['d2', 'd3'] },
  holes: { N: 'b2', E: 'e3', S: 'b3', W: 'c3' },
  holesOnSquares: true,
  tiles: { cheese: 4, broken: 5, plus1: 1, plus2: 1, arrow: 2, fork: 1, knife: 1 },
  dice: { cat: [1, 2, 3], mice: [1, 2, 3, 4] },
};
