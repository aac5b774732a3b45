/** A kitchen that differs from the printed one in everything a layout can say. */
const SMALL_KITCHEN = {
  columns: 5,
  rows: 5,
  table: { legs: ['b3', 'd3'], under: ['c3'] },
  holes: { N: 'b1', E: 'e2', S: 'd5', W: 'a4' },
  tiles: { cheese: 4, broken: 8, plus1: 3, plus2: 2, arrow: 2, fork: 2, knife: 2 },
  dice: { cat: [1, 2, 3], mice: [1, 1, 2, 4] },
};

/** Another that differs in where holes can be, with all that lies under the table open. */
const OPEN_KITCHEN = {
  ...SMALL_KITCHEN,
  table: { legs: [], under: ['b3', 'c3', 'd3'] },
  holes: { N: 'c1', E: 'e3', S: 'b5', W: 'a2' },
  holesOnSquares: true,
  tiles: { ...SMALL_KITCHEN.tiles, broken: 6 },
};

/** Documents for options that take one: for each game and option, values that differ from the default. */
export const DOCUMENTS: { readonly [gameId: string]: { readonly [option: string]: readonly unknown[] } } = {
  chop: { layout: [SMALL_KITCHEN, OPEN_KITCHEN] },
};
