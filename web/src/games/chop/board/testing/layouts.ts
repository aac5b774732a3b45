import type { ChopOptions } from '@miaou/chop';

type Layout = ChopOptions['layout'];

/** The largest kitchen, with a long table whose legs are all at one end. */
export const HALL: Layout = {
  columns: 7,
  rows: 7,
  table: { legs: ['b2', 'b3', 'c2'], under: ['c3', 'd2', 'd3', 'e2', 'e3'] },
  holes: { N: 'g1', E: 'g7', S: 'a7', W: 'a1' },
  tiles: { cheese: 12, broken: 20, plus1: 3, plus2: 3, arrow: 3, fork: 3, knife: 2 },
  dice: { cat: [1, 2, 3, 5], mice: [1, 2, 3, 4, 6] },
};

/** A small square kitchen with its table on one side. */
export const PANTRY: Layout = {
  columns: 5,
  rows: 5,
  table: { legs: ['b2', 'b4'], under: ['b3'] },
  holes: { N: 'c1', E: 'e3', S: 'c5', W: 'a3' },
  tiles: { cheese: 6, broken: 9, plus1: 2, plus2: 2, arrow: 1, fork: 2, knife: 1 },
  dice: { cat: [1, 2, 2], mice: [1, 2, 3] },
};
