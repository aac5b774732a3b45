import { accepted, isJsonObject, type Parsed, parseFields, parseInteger, refused, wrongField } from '@miaou/kit';
import { boardOf } from './board.js';
import { has } from './cellSet.js';
import { KITCHEN } from './kitchens.js';
import { type Cell, cellOf, FIRST_HOLE, isSquare } from './squares.js';
import { HOLES, type Layout, type Square } from './types.js';

/** A roll has an action for each value, and walks that are traced path by path must stay short. */
export const MOST_STEPS = 6;
const MOST_FACES = 12;
const MOST_SQUARES = 49;
const MOST_ROWS = 7;

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

/** Outside the floor a hole lies on its own side (CB4). */
const areOnSides = ({ columns, rows, holes }: Layout): boolean =>
  rowOf(holes.N) === 0 && columnOf(holes.E) === columns - 1 && rowOf(holes.S) === rows - 1 && columnOf(holes.W) === 0;

/** Holes are not walked through: on the board they must leave a way to each other and to every tile. */
const areOpen = (layout: Layout): boolean => {
  const { beside, floor, tiled } = boardOf(layout);
  const found = new Set(tiled.slice(0, 1));
  const onwards = (cell: Cell): readonly Cell[] => (cell < FIRST_HOLE ? (beside[cell] ?? []) : []);
  for (const cell of found)
    for (const next of onwards(cell)) if (next >= FIRST_HOLE || has(floor, next)) found.add(next);
  return found.size === tiled.length + HOLES.length;
};

/** A hole has a square of its own that is not of the table. */
const areHoles = (layout: Layout): boolean =>
  areOnBoard(layout, [...topOf(layout), ...Object.values(layout.holes)]) &&
  (layout.holesOnSquares === true ? areOpen(layout) : areOnSides(layout));

const areTiles = (layout: Layout): boolean =>
  layout.tiles.cheese > 0 &&
  Object.values(layout.tiles).reduce((sum, count) => sum + count) === boardOf(layout).tiled.length;

const isDie = (faces: readonly number[]): boolean =>
  isWhole(faces.length, 1, MOST_FACES) && faces.every((face) => isWhole(face, 1, MOST_STEPS));

interface Check {
  readonly fits: (layout: Layout) => boolean;
  /** What would be right, before an example. */
  readonly rule?: (layout: Layout) => string;
  readonly example?: unknown;
}

const upToSeven = (field: 'columns' | 'rows'): Check => ({
  fits: (layout) => isWhole(layout[field], 1, MOST_ROWS),
  rule: () => `a whole number from 1 to ${MOST_ROWS}`,
});

/** In this order: each may trust the fields before it. */
const CHECKS: { readonly [Field in keyof Required<Layout>]: Check } = {
  columns: upToSeven('columns'),
  rows: upToSeven('rows'),
  table: { fits: isTable, rule: () => 'squares of the board, none twice', example: KITCHEN.table },
  holesOnSquares: { fits: ({ holesOnSquares }) => holesOnSquares === undefined || holesOnSquares, example: true },
  holes: {
    fits: areHoles,
    rule: ({ holesOnSquares }) =>
      holesOnSquares === true
        ? 'squares that close off nothing, none of the table'
        : 'one square at each edge, none of the table',
    example: KITCHEN.holes,
  },
  tiles: {
    fits: areTiles,
    rule: (layout) => `${boardOf(layout).tiled.length} tiles with at least one cheese`,
    example: KITCHEN.tiles,
  },
  dice: {
    fits: ({ dice }) => Object.values(dice).every(isDie),
    rule: () => `up to ${MOST_FACES} faces from 1 to ${MOST_STEPS}`,
    example: KITCHEN.dice,
  },
};
const FIELDS = Object.keys(CHECKS) as (keyof Layout)[];

const isWritten = (layout: Layout, field: keyof Layout): boolean =>
  field === 'holesOnSquares'
    ? layout[field] === undefined || typeof layout[field] === 'boolean'
    : isLike(layout[field], KITCHEN[field]);

const wantedFor = (layout: Layout, field: keyof Layout): string => {
  const { rule, example } = CHECKS[field];
  const parts = [rule?.(layout), example === undefined ? undefined : `such as ${JSON.stringify(example)}`];
  return parts.filter((part) => part !== undefined).join(', ');
};

/** Reads a layout; where a part is wrong, it says what would be right, and the kitchen's own shows how it is written. */
export const parseLayout = (raw: unknown): Parsed<Layout> => {
  const fields = parseFields('layout', raw, FIELDS);
  if (!fields.ok) return fields;
  const layout = raw as Layout;
  const wrong = FIELDS.find((field) => !isWritten(layout, field) || !CHECKS[field].fits(layout));
  return wrong === undefined
    ? accepted(layout)
    : refused(wrongField(`layout.${wrong}`, layout[wrong], wantedFor(layout, wrong)));
};
