import { type DrawnWay, HOLES, type Hole, type Kitchen, type KitchenPlace } from './kitchen';

/** A square measures 100 by 100; a1 lies at the origin. */
export const SQUARE = 100;
/** Room for the letters and numbers at the edge. */
const MARGIN = 44;
/** How far a hole card stands out from the floor. */
const HOLE_DEPTH = 100;

interface Point {
  readonly x: number;
  readonly y: number;
}

const HOLE_AT: Readonly<Record<Hole, Point & { readonly turn: number }>> = {
  N: { x: 200, y: -92, turn: 0 },
  E: { x: 592, y: 300, turn: 90 },
  S: { x: 300, y: 692, turn: 180 },
  W: { x: -92, y: 300, turn: -90 },
};

const holeOf = (place: KitchenPlace): Hole | undefined => HOLES.find((hole) => hole === place);

/** How far a hole card is turned so that it opens to the floor. */
export const turnOf = (hole: Hole): number => HOLE_AT[hole].turn;

/** The upper left corner of a square or hole. */
export const cornerOf = (place: KitchenPlace): Point => {
  const hole = holeOf(place);
  if (hole !== undefined) return { x: HOLE_AT[hole].x, y: HOLE_AT[hole].y };
  return { x: (place.charCodeAt(0) - 97) * SQUARE, y: (Number(place.slice(1)) - 1) * SQUARE };
};

export const centerOf = (place: KitchenPlace): Point => {
  const { x, y } = cornerOf(place);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
};

const TABLE: readonly KitchenPlace[] = ['c3', 'd3', 'c4', 'd4', 'c5', 'd5'];
/** Where the kitchen table stands. */
export const TABLE_CORNER: Point = { x: 200, y: 200 };

export const isUnderTable = (place: KitchenPlace): boolean => place === 'c4' || place === 'd4';

const squareAt = (column: number, row: number): KitchenPlace => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The squares that a picture shows, in reading order. */
export const squaresOf = ({ from, to }: Kitchen): readonly KitchenPlace[] => {
  const first = cornerOf(from);
  const last = cornerOf(to);
  const squares: KitchenPlace[] = [];
  for (let y = first.y; y <= last.y; y += SQUARE)
    for (let x = first.x; x <= last.x; x += SQUARE) squares.push(squareAt(x / SQUARE, y / SQUARE));
  return squares;
};

export const showsTable = (kitchen: Kitchen): boolean => squaresOf(kitchen).some((square) => TABLE.includes(square));

/** Light and dark squares alternate. */
export const isDark = (square: KitchenPlace): boolean => {
  const { x, y } = cornerOf(square);
  return ((x + y) / SQUARE) % 2 !== 0;
};

/** The drawing that lies on each square of the floor, if any: a tile face down unless the picture says otherwise. */
export const tilesOf = (kitchen: Kitchen): readonly { readonly square: KitchenPlace; readonly drawing: string }[] =>
  squaresOf(kitchen).flatMap((square) => {
    const named = kitchen.tiles?.[square];
    const drawing = named ?? (kitchen.covered && !TABLE.includes(square) ? 'tile-back' : '');
    return drawing === '' ? [] : [{ square, drawing }];
  });

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The floor that a picture shows. */
export const floorOf = ({ from, to }: Kitchen): Frame => {
  const first = cornerOf(from);
  const last = cornerOf(to);
  return { ...first, width: last.x - first.x + SQUARE, height: last.y - first.y + SQUARE };
};

/** The whole picture: the floor, the letters and numbers at its edge, and the holes that stand out. */
export const frameOf = (kitchen: Kitchen): Frame => {
  const floor = floorOf(kitchen);
  const edge = (hole: Hole): number => (kitchen.holes?.[hole] === undefined ? MARGIN / 3 : HOLE_DEPTH);
  const signs = kitchen.bare ? 0 : MARGIN;
  const left = Math.max(edge('W'), signs);
  const top = Math.max(edge('N'), signs);
  return {
    x: floor.x - left,
    y: floor.y - top,
    width: left + floor.width + edge('E'),
    height: top + floor.height + edge('S'),
  };
};

/** Letters above and numbers beside the floor. */
export const coordinatesOf = (kitchen: Kitchen): readonly (Point & { readonly sign: string })[] => {
  if (kitchen.bare) return [];
  const { x, y, width, height } = floorOf(kitchen);
  const letters = Array.from({ length: width / SQUARE }, (_, column) => ({
    sign: squareAt(x / SQUARE + column, 0).charAt(0),
    x: x + column * SQUARE + SQUARE / 2,
    y: y - 20,
  })).filter(({ sign }) => !(kitchen.holes?.N !== undefined && sign === 'c'));
  const numbers = Array.from({ length: height / SQUARE }, (_, row) => ({
    sign: String(y / SQUARE + row + 1),
    x: x - 22,
    y: y + row * SQUARE + SQUARE / 2,
  })).filter(({ sign }) => !(kitchen.holes?.W !== undefined && sign === '4'));
  return [...letters, ...numbers];
};

/** The line of a way: straight from square to square, or one arc for a jump. */
export const lineOf = ({ kind, places }: DrawnWay): string => {
  const [start, ...rest] = places.map(centerOf);
  if (start === undefined) return '';
  const last = rest.at(-1) ?? start;
  if (kind === 'jump')
    return `M${start.x} ${start.y}Q${(start.x + last.x) / 2} ${Math.min(start.y, last.y) - SQUARE} ${last.x} ${last.y}`;
  return `M${start.x} ${start.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}`;
};

/** The numbered squares of a walk. */
export const stepsOf = ({
  kind,
  places,
}: DrawnWay): readonly (Point & { readonly count: number; readonly last: boolean })[] =>
  kind === 'walk'
    ? places.slice(1).map((place, step) => ({ ...centerOf(place), count: step + 1, last: step === places.length - 2 }))
    : [];

/** Where a barred way is crossed out: just before its last square, so that what stands there is seen. */
export const barAt = ({ places }: DrawnWay): Point => {
  const end = centerOf(places.at(-1) ?? places[0]);
  const before = centerOf(places.at(-2) ?? places[0]);
  return { x: end.x + (before.x - end.x) * 0.45, y: end.y + (before.y - end.y) * 0.45 };
};
