import { accepted, isJsonObject, type Parsed, parseFields, parseInteger, refused, wrongField } from '@miaou/kit';
import { cellOf, isSquare } from './squares.js';
import type { Layout, Square } from './types.js';

/** The kitchen of the standard printing (CB1 to CB6). */
export const KITCHEN: Layout = {
  columns: 6,
  rows: 7,
  table: { legs: ['c3', 'd3', 'c5', 'd5'], under: ['c4', 'd4'] },
  holes: { N: 'c1', E: 'f4', S: 'd7', W: 'a4' },
  tiles: { cheese: 10, broken: 16, plus1: 3, plus2: 3, arrow: 2, fork: 2, knife: 2 },
  dice: { cat: [1, 1, 2, 2, 2, 3], mice: [1, 1, 2, 2, 3, 4] },
};

/** A roll has an action for each value, and walks that are traced path by path must stay short. */
export const MOST_STEPS = 6;
const MOST_FACES = 12;
const MOST_SQUARES = 49;

const isWhole = (raw: unknown, least: number, most: number): boolean => parseInteger('', raw, least, most).ok;

/** True if a document has the fields of another one and of the same kinds: all texts in a layout are squares. */
const isLike = (raw: unknown, like: unknown): boolean => {
  if (Array.isArray(like)) return Array.isArray(raw) && raw.every((one) => isLike(one, like[0]));
  if (!isJsonObject(like)) return typeof like === 'string' ? isSquare(raw) : isWhole(raw, 0, MOST_SQUARES);
  const parsed = parseFields('', raw, Object.keys(like));
  return parsed.ok && Object.keys(like).every((field) => isLike(parsed.value[field], like[field]));
};

const columnOf = (square: Square): number => cellOf(square) & 7;
const rowOf = (square: Square): number => cellOf(square) >> 3;

const areOnBoard = ({ columns, rows }: Layout, squares: readonly Square[]): boolean =>
  new Set(squares).size === squares.length &&
  squares.every((square) => columnOf(square) < columns && rowOf(square) < rows);

const topOf = ({ table: { legs, under } }: Layout): readonly Square[] => [...legs, ...under];

const isTable = (layout: Layout): boolean => topOf(layout).length > 0 && areOnBoard(layout, topOf(layout));

/** A hole lies outside the floor on its own side (CB4), before a square of its own that is not of the table. */
const areHoles = (layout: Layout): boolean => {
  const { columns, rows, holes } = layout;
  return (
    areOnBoard(layout, [...topOf(layout), ...Object.values(holes)]) &&
    rowOf(holes.N) === 0 &&
    columnOf(holes.E) === columns - 1 &&
    rowOf(holes.S) === rows - 1 &&
    columnOf(holes.W) === 0
  );
};

const areTiles = ({ columns, rows, table, tiles }: Layout): boolean =>
  tiles.cheese > 0 && Object.values(tiles).reduce((sum, count) => sum + count) === columns * rows - table.legs.length;

const isDie = (faces: readonly number[]): boolean =>
  isWhole(faces.length, 1, MOST_FACES) && faces.every((face) => isWhole(face, 1, MOST_STEPS));

/** In this order: each may trust the fields before it. */
const CHECKS: { readonly [Field in keyof Layout]: (layout: Layout) => boolean } = {
  columns: ({ columns }) => isWhole(columns, 1, 7),
  rows: ({ rows }) => isWhole(rows, 1, 7),
  table: isTable,
  holes: areHoles,
  tiles: areTiles,
  dice: ({ dice }) => Object.values(dice).every(isDie),
};
const FIELDS = Object.keys(CHECKS) as (keyof Layout)[];

/** Reads a layout; where a part is wrong, the kitchen's own shows how it is written. */
export const parseLayout = (raw: unknown): Parsed<Layout> => {
  const fields = parseFields('layout', raw, FIELDS);
  if (!fields.ok) return fields;
  const layout = raw as Layout;
  const wrong = FIELDS.find((field) => !isLike(layout[field], KITCHEN[field]) || !CHECKS[field](layout));
  return wrong === undefined
    ? accepted(layout)
    : refused(wrongField(`layout.${wrong}`, layout[wrong], `such as ${JSON.stringify(KITCHEN[wrong])}`));
};
