import { accepted, isJsonObject, type Parsed, refused, sameJson, unknownField, wrongField } from '@miaou/kit';
import { cellOf, isSquare } from './squares.js';
import {
  type ByHole,
  type ByTileKind,
  COLUMNS,
  HOLES,
  ROWS,
  SIDES,
  type Side,
  type Square,
  TILE_KINDS,
} from './types.js';

/** Board, holes, tile mix and dice of one printing (CB7). */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** The kitchen table: its top is all these squares; legs close the floor, the others leave room for mice under it. */
  readonly table: { readonly legs: readonly Square[]; readonly under: readonly Square[] };
  /** The square that each hole touches. */
  readonly holes: ByHole<Square>;
  readonly tiles: ByTileKind<number>;
  /** The faces of each side's die; a value may stand on several. */
  readonly dice: Readonly<Record<Side, readonly number[]>>;
}

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

const isWhole = (raw: unknown, least: number, most: number): boolean =>
  Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;

const hasExactly = (raw: unknown, fields: readonly string[]): boolean =>
  isJsonObject(raw) && unknownField(raw, fields) === undefined && fields.every((field) => Object.hasOwn(raw, field));

const isOnBoard = ({ columns, rows }: Layout, raw: unknown): raw is Square =>
  isSquare(raw) && (cellOf(raw) & 7) < columns && cellOf(raw) >> 3 < rows;

const topOf = ({ table: { legs, under } }: Layout): readonly Square[] => [...legs, ...under];

const isTable = (layout: Layout): boolean =>
  hasExactly(layout.table, ['legs', 'under']) &&
  [layout.table.legs, layout.table.under].every(Array.isArray) &&
  topOf(layout).length > 0 &&
  topOf(layout).every((square) => isOnBoard(layout, square)) &&
  new Set(topOf(layout)).size === topOf(layout).length;

/** A hole lies outside the floor on its own side (CB4), and never beside the table. */
const areHoles = (layout: Layout): boolean => {
  const { columns, rows, holes } = layout;
  if (!hasExactly(holes, HOLES)) return false;
  const { N, E, S, W } = holes;
  const isFree = (square: Square): boolean => isOnBoard(layout, square) && !topOf(layout).includes(square);
  return (
    [N, E, S, W].every(isFree) &&
    cellOf(N) >> 3 === 0 &&
    (cellOf(E) & 7) === columns - 1 &&
    cellOf(S) >> 3 === rows - 1 &&
    (cellOf(W) & 7) === 0
  );
};

const floorSize = ({ columns, rows, table }: Layout): number => columns * rows - table.legs.length;

const areTiles = (layout: Layout): boolean => {
  const { tiles } = layout;
  return (
    hasExactly(tiles, TILE_KINDS) &&
    TILE_KINDS.every((kind) => isWhole(tiles[kind], kind === 'cheese' ? 1 : 0, floorSize(layout))) &&
    TILE_KINDS.reduce((sum, kind) => sum + tiles[kind], 0) === floorSize(layout)
  );
};

const isDie = (raw: unknown): boolean =>
  Array.isArray(raw) && isWhole(raw.length, 1, MOST_FACES) && raw.every((face) => isWhole(face, 1, MOST_STEPS));

const areDice = ({ dice }: Layout): boolean => hasExactly(dice, SIDES) && SIDES.every((side) => isDie(dice[side]));

type Check = readonly [field: keyof Layout, isRight: (layout: Layout) => boolean, expected: string];

/** In this order: each may trust the fields before it. */
const CHECKS: readonly Check[] = [
  ['columns', ({ columns }) => isWhole(columns, 1, COLUMNS.length), 'a whole number from 1 to 7'],
  ['rows', ({ rows }) => isWhole(rows, 1, ROWS.length), 'a whole number from 1 to 7'],
  ['table', isTable, 'legs and under: different squares of the board'],
  ['holes', areHoles, 'N, E, S, W: floor squares on their side, away from the table'],
  ['tiles', areTiles, 'how many of each kind, as many as floor squares, with cheese'],
  ['dice', areDice, `cat and mice: up to ${MOST_FACES} faces from 1 to ${MOST_STEPS}`],
];

/** Reads a layout; the standard kitchen, however it comes, is always the same object. */
export const parseLayout = (raw: unknown): Parsed<Layout> => {
  if (!isJsonObject(raw)) return refused(wrongField('layout', raw, 'an object'));
  const stranger = unknownField(raw, Object.keys(KITCHEN));
  if (stranger !== undefined) return refused(stranger);
  const layout = raw as unknown as Layout;
  const wrong = CHECKS.find(([, isRight]) => !isRight(layout));
  if (wrong !== undefined) return refused(wrongField(`layout.${wrong[0]}`, raw[wrong[0]], wrong[2]));
  return accepted(sameJson(raw, KITCHEN) ? KITCHEN : layout);
};
