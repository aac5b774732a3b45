import { type ByHole, type ChopOptions, HOLES, type Hole, type Piece, type Place, type Square } from '@miaou/chop';

type Layout = ChopOptions['layout'];

/** Where something is drawn; a square is a hundred wide. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A place as it looks: the cat on a table square stands on its top, a mouse there is under it (CM5). */
export type Level = 'floor' | 'top' | 'under' | 'hole';

export const SQUARE = 100;
/** How far the walls reach around the floor: a hole and a little more. */
const WALL = 92;
/** From the edge of the floor to the middle of a hole. */
const HOLE_DEPTH = 42;
/** The table covers exactly its squares; the cat on it is lifted, with its shadow below, and nobody else is. */
const LIFT: Readonly<Record<Level, number>> = { floor: 0, top: 16, under: 0, hole: 0 };

const OUTWARD: ByHole<Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };
/** How a hole's drawing is turned so that it opens to the floor. */
export const HOLE_TURN: ByHole<number> = { N: 0, E: 90, S: 180, W: -90 };

export const isHole = (place: Place): place is Hole => place.length === 1;

export const columnOf = (square: Square): number => square.charCodeAt(0) - 97;
export const rowOf = (square: Square): number => Number(square[1]) - 1;
const squareAt = (column: number, row: number): Square => `${String.fromCharCode(97 + column)}${row + 1}` as Square;

/** The hole that lies on a square of the board, where the kitchen has them there (CB7). */
const holeOn = ({ holes, holesOnSquares }: Layout, square: Square): Hole | undefined =>
  holesOnSquares === true ? HOLES.find((hole) => holes[hole] === square) : undefined;

/** Every square in reading order, those on which holes lie included. */
export const squaresOf = ({ columns, rows }: Layout): readonly Square[] =>
  Array.from({ length: columns * rows }, (_, index) => squareAt(index % columns, Math.floor(index / columns)));

/** The squares with a tile at the beginning, in the order of a deal (CB3). */
export const tiledSquaresOf = (layout: Layout): readonly Square[] =>
  squaresOf(layout).filter((square) => !layout.table.legs.includes(square) && holeOn(layout, square) === undefined);

export const isTop = ({ table }: Layout, place: Place): boolean =>
  [...table.legs, ...table.under].some((square) => square === place);
export const isUnder = ({ table }: Layout, place: Place): boolean => table.under.some((square) => square === place);

export const levelOf = (layout: Layout, piece: Piece, place: Place): Level => {
  if (isHole(place)) return 'hole';
  if (!isTop(layout, place)) return 'floor';
  return piece === 'cat' ? 'top' : 'under';
};

const middleOf = (square: Square): Point => ({
  x: columnOf(square) * SQUARE + SQUARE / 2,
  y: rowOf(square) * SQUARE + SQUARE / 2,
});

/** The middle of a hole, just outside the square that it touches (CB4), or on its square (CB7). */
const holeAt = (layout: Layout, hole: Hole): Point => {
  const { x, y } = middleOf(layout.holes[hole]);
  const out = OUTWARD[hole];
  const reach = layout.holesOnSquares === true ? 0 : SQUARE / 2 + HOLE_DEPTH;
  return { x: x + out.x * reach, y: y + out.y * reach };
};

/** The point on which a piece stands. */
export const standAt = (layout: Layout, piece: Piece, place: Place): Point => {
  const { x, y } = isHole(place) ? holeAt(layout, place) : middleOf(place);
  return { x, y: y - LIFT[levelOf(layout, piece, place)] };
};

/** All that is drawn: floor and walls. */
export const wallsOf = ({ columns, rows }: Layout): Box => ({
  x: -WALL,
  y: -WALL,
  width: columns * SQUARE + 2 * WALL,
  height: rows * SQUARE + 2 * WALL,
});

/** The box of a place as parts of all that is drawn, for what lies over the drawing. */
export const shareOf = (layout: Layout, place: Place): Box => {
  const walls = wallsOf(layout);
  const { x, y } = isHole(place) ? holeAt(layout, place) : middleOf(place);
  const half = SQUARE / 2;
  return {
    x: (x - half - walls.x) / walls.width,
    y: (y - half - walls.y) / walls.height,
    width: (2 * half) / walls.width,
    height: (2 * half) / walls.height,
  };
};

/** The smallest box of squares that holds the kitchen table. */
export const tableBox = ({ table }: Layout): Box => {
  const squares = [...table.legs, ...table.under];
  const columns = squares.map(columnOf);
  const rows = squares.map(rowOf);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * SQUARE,
    y: top * SQUARE,
    width: (Math.max(...columns) - left + 1) * SQUARE,
    height: (Math.max(...rows) - top + 1) * SQUARE,
  };
};

/** True for the table that is drawn whole: two by three, with its tunnel in the middle. Any other is put together from squares. */
export const isDrawnTable = (layout: Layout): boolean => {
  const { x, y, width, height } = tableBox(layout);
  const { legs, under } = layout.table;
  const middle = [0, 1].map((column) => squareAt(x / SQUARE + column, y / SQUARE + 1));
  return (
    width === 2 * SQUARE &&
    height === 3 * SQUARE &&
    legs.length === 4 &&
    under.length === 2 &&
    middle.every((square) => isUnder(layout, square))
  );
};

/** True for a table without legs that is a full box: it is drawn as one pane of glass in a frame. */
export const isGlassTable = (layout: Layout): boolean => {
  const { width, height } = tableBox(layout);
  const { legs, under } = layout.table;
  return legs.length === 0 && under.length * SQUARE * SQUARE === width * height;
};

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];
const TOWARDS: Readonly<Record<Arrow, Point & { readonly hole: Hole }>> = {
  ArrowUp: { x: 0, y: -1, hole: 'N' },
  ArrowRight: { x: 1, y: 0, hole: 'E' },
  ArrowDown: { x: 0, y: 1, hole: 'S' },
  ArrowLeft: { x: -1, y: 0, hole: 'W' },
};

/** The place next to another one in a direction; the same place where there is none. */
export const nextPlace = (layout: Layout, from: Place, arrow: Arrow): Place => {
  const { x, y, hole } = TOWARDS[arrow];
  const isOutside = layout.holesOnSquares === undefined;
  if (isOutside && isHole(from)) {
    const out = OUTWARD[from];
    return out.x === -x && out.y === -y ? layout.holes[from] : from;
  }
  if (isOutside && layout.holes[hole] === from) return hole;
  const square = isHole(from) ? layout.holes[from] : from;
  const [column, row] = [columnOf(square) + x, rowOf(square) + y];
  const isOnBoard = column >= 0 && row >= 0 && column < layout.columns && row < layout.rows;
  return isOnBoard ? placeAt(layout, column, row) : from;
};

const placeAt = (layout: Layout, column: number, row: number): Place => {
  const square = squareAt(column, row);
  return holeOn(layout, square) ?? square;
};

/** The places as a reader meets them: row by row, each hole where it lies. */
export const readingRows = (layout: Layout): readonly (readonly Place[])[] => {
  const { columns, rows, holes, holesOnSquares } = layout;
  const rowsOfPlaces = Array.from({ length: rows }, (_, row) => {
    const squares: Place[] = Array.from({ length: columns }, (_unused, column) => placeAt(layout, column, row));
    if (holesOnSquares === true) return squares;
    const west: Place[] = rowOf(holes.W) === row ? ['W'] : [];
    const east: Place[] = rowOf(holes.E) === row ? ['E'] : [];
    return [...west, ...squares, ...east];
  });
  return holesOnSquares === true ? rowsOfPlaces : [['N'], ...rowsOfPlaces, ['S']];
};

export const placesOf = (layout: Layout): readonly Place[] => [
  ...squaresOf(layout).filter((square) => holeOn(layout, square) === undefined),
  ...HOLES,
];
