import {
  accepted,
  isJsonObject,
  type JsonObject,
  type Parsed,
  parseInteger,
  type Refusal,
  refused,
  sameJson,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { cellOf, isSquare } from './squares.js';
import {
  type ByHole,
  type ByTileKind,
  COLUMNS,
  HOLES,
  type Hole,
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

/** A step count has one action each, and walks that search for paths stay short. */
export const MOST_STEPS = 6;
const MOST_FACES = 12;

const columnOf = (square: Square): number => cellOf(square) & 7;
const rowOf = (square: Square): number => cellOf(square) >> 3;

const part = (field: string, raw: unknown, known: readonly string[]): Parsed<JsonObject> => {
  if (!isJsonObject(raw)) return refused(wrongField(field, raw, `an object with ${known.join(', ')}`));
  const stranger = unknownField(raw, known);
  return stranger === undefined ? accepted(raw) : refused(stranger);
};

type Checks = readonly (Refusal | undefined)[];
const firstOf = (checks: Checks): Refusal | undefined => checks.find((check) => check !== undefined);

const checkInteger = (field: string, raw: unknown, least: number, most: number): Refusal | undefined => {
  const parsed = parseInteger(field, raw, least, most);
  return parsed.ok ? undefined : parsed.error;
};

const checkSquares = (field: string, raw: unknown, onBoard: (raw: unknown) => boolean): Refusal | undefined =>
  Array.isArray(raw) && raw.every(onBoard) && new Set(raw).size === raw.length
    ? undefined
    : wrongField(field, raw, 'a list of different squares of the board');

const checkTable = (raw: unknown, onBoard: (raw: unknown) => boolean): Refusal | undefined => {
  const table = part('layout.table', raw, ['legs', 'under']);
  if (!table.ok) return table.error;
  const { legs, under } = table.value;
  const fault = checkSquares('layout.table.legs', legs, onBoard) ?? checkSquares('layout.table.under', under, onBoard);
  if (fault !== undefined) return fault;
  const top = [...(legs as Square[]), ...(under as Square[])];
  return top.length > 0 && new Set(top).size === top.length
    ? undefined
    : wrongField('layout.table', top.join(' '), 'at least one square, none both a leg and under the table');
};

/** A hole lies outside the floor on its own side (CB4), and never beside the table. */
const touchesItsSide = (hole: Hole, at: Square, columns: number, rows: number): boolean => {
  switch (hole) {
    case 'N':
      return rowOf(at) === 0;
    case 'E':
      return columnOf(at) === columns - 1;
    case 'S':
      return rowOf(at) === rows - 1;
    case 'W':
      return columnOf(at) === 0;
  }
};

const checkHoles = (raw: unknown, fits: (hole: Hole, at: unknown) => boolean): Refusal | undefined => {
  const holes = part('layout.holes', raw, HOLES);
  if (!holes.ok) return holes.error;
  const wrong = HOLES.find((hole) => !fits(hole, holes.value[hole]));
  return wrong === undefined
    ? undefined
    : wrongField(`layout.holes.${wrong}`, holes.value[wrong], 'a floor square on that side');
};

const checkTiles = (raw: unknown, floor: number): Refusal | undefined => {
  const tiles = part('layout.tiles', raw, TILE_KINDS);
  if (!tiles.ok) return tiles.error;
  const counts = TILE_KINDS.map((kind) => tiles.value[kind]);
  const fault = firstOf(
    TILE_KINDS.map((kind, index) =>
      checkInteger(`layout.tiles.${kind}`, counts[index], kind === 'cheese' ? 1 : 0, floor),
    ),
  );
  if (fault !== undefined) return fault;
  const sum = (counts as number[]).reduce((total, count) => total + count, 0);
  return sum === floor ? undefined : wrongField('layout.tiles', sum, `${floor} tiles, one for each floor square`);
};

const isDie = (raw: unknown): boolean =>
  Array.isArray(raw) &&
  raw.length >= 1 &&
  raw.length <= MOST_FACES &&
  raw.every((face) => Number.isInteger(face) && face >= 1 && face <= MOST_STEPS);

const checkDice = (raw: unknown): Refusal | undefined => {
  const dice = part('layout.dice', raw, SIDES);
  if (!dice.ok) return dice.error;
  const wrong = SIDES.find((side) => !isDie(dice.value[side]));
  return wrong === undefined
    ? undefined
    : wrongField(`layout.dice.${wrong}`, dice.value[wrong], `1 to ${MOST_FACES} faces from 1 to ${MOST_STEPS}`);
};

const checkLayout = (raw: JsonObject): Refusal | undefined => {
  const size =
    checkInteger('layout.columns', raw['columns'], 1, COLUMNS.length) ??
    checkInteger('layout.rows', raw['rows'], 1, ROWS.length);
  if (size !== undefined) return size;
  const { columns, rows } = raw as unknown as Layout;
  const onBoard = (at: unknown): boolean => isSquare(at) && columnOf(at) < columns && rowOf(at) < rows;
  const table = checkTable(raw['table'], onBoard);
  if (table !== undefined) return table;
  const { legs, under } = (raw as unknown as Layout).table;
  const fits = (hole: Hole, at: unknown): boolean =>
    onBoard(at) && ![...legs, ...under].includes(at as Square) && touchesItsSide(hole, at as Square, columns, rows);
  return (
    checkHoles(raw['holes'], fits) ?? checkTiles(raw['tiles'], columns * rows - legs.length) ?? checkDice(raw['dice'])
  );
};

/** Reads a layout; the standard kitchen, however it comes, is always the same object. */
export const parseLayout = (raw: unknown): Parsed<Layout> => {
  if (sameJson(raw, KITCHEN)) return accepted(KITCHEN);
  const layout = part('layout', raw, Object.keys(KITCHEN));
  if (!layout.ok) return layout;
  const fault = checkLayout(layout.value);
  return fault === undefined ? accepted(layout.value as unknown as Layout) : refused(fault);
};
