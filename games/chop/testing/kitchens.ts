import {
  HOLES,
  type Hole,
  type Layout,
  MICE,
  type Mouse,
  type Place,
  type Square,
  type TileKind,
} from '../src/index.js';

/** What a picture shows: everything that lies and stands in the kitchen. */
export interface Kitchen {
  readonly cat: Square | null;
  /** By mouse; caught ones are nowhere. */
  readonly mice: readonly (Place | null)[];
  readonly started: readonly Mouse[];
  readonly faceUp: readonly Square[];
  readonly tiles: { readonly [at in Square]?: TileKind };
}

/** The signs of tiles face down. */
export const SIGNS: Readonly<Record<TileKind, string>> = {
  cheese: 'c',
  broken: 'b',
  plus1: '+',
  plus2: '++',
  arrow: 'a',
  fork: 'f',
  knife: 'k',
};
const KINDS = new Map(Object.entries(SIGNS).map(([kind, sign]) => [sign, kind as TileKind]));

/** The squares of each row. */
export const rowsOf = ({ columns, rows }: Layout): readonly (readonly Square[])[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => `${'abcdefg'.charAt(column)}${row + 1}` as Square),
  );

export const squaresOf = (layout: Layout): readonly Square[] => rowsOf(layout).flat();

/** The squares on which no hole lies. */
export const openSquaresOf = (layout: Layout): readonly Square[] =>
  squaresOf(layout).filter(
    (square) => layout.holesOnSquares === undefined || !Object.values(layout.holes).includes(square),
  );

/** The squares that have a tile at the beginning, in the order of a deal. */
export const tiledSquaresOf = (layout: Layout): readonly Square[] =>
  openSquaresOf(layout).filter((square) => !layout.table.legs.includes(square));

/** A picture in a test, freed of everything but its signs. */
export const drawn = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/g, ' '))
    .filter((line) => line !== '')
    .join('\n');

interface Sketch extends Kitchen {
  cat: Square | null;
  readonly mice: (Place | null)[];
  readonly started: Mouse[];
  readonly faceUp: Square[];
  readonly tiles: { [at in Square]?: TileKind };
}

const readMouse = (sketch: Sketch, sign: string, at: Place): void => {
  const mouse = MICE.find((one) => String(one) === sign);
  if (mouse === undefined) throw new Error(`no sign of a picture: ${sign} at ${at}`);
  sketch.mice[mouse] = at;
};

const readGround = (sketch: Sketch, sign: string, at: Square): void => {
  const kind = KINDS.get(sign);
  if (kind !== undefined) sketch.tiles[at] = kind;
  else if (sign === '*') sketch.faceUp.push(at);
  else if (sign !== '' && sign !== '.' && sign !== '#') readMouse(sketch, sign, at);
};

const readSquare = (sketch: Sketch, sign: string, at: Square): void => {
  if (sign.startsWith('@')) sketch.cat = at;
  readGround(sketch, sign.replace('@', '').replace(/^\((.*)\)$/, '$1'), at);
};

const readHole = (sketch: Sketch, sign: string): void => {
  const hole = sign.charAt(0).toUpperCase() as Hole;
  if (sign.startsWith(hole)) sketch.started.push(HOLES.indexOf(hole) as Mouse);
  if (sign.length > 1) readMouse(sketch, sign.slice(1), hole);
};

const isHole = (sign: string): boolean => /^[NESWnesw]\d?$/.test(sign);

/**
 * Reads a picture.
 * `.` empty · `#` table leg · `@` cat · `0` to `3` mice · `*` cheese face up · `(…)` under the table · tiles face down: see `SIGNS`.
 * Holes: `n0` with its mouse still on the closed card, `N` open and free, `N2` open with mouse 2 in it.
 */
export const parseKitchen = (text: string, layout: Layout): Kitchen => {
  const signs = drawn(text).split(/[ \n]/);
  const squares = openSquaresOf(layout);
  const onSquares = signs.filter((sign) => !isHole(sign));
  if (onSquares.length !== squares.length) throw new Error(`${onSquares.length} squares drawn of ${squares.length}`);
  const sketch: Sketch = { cat: null, mice: [null, null, null, null], started: [], faceUp: [], tiles: {} };
  for (const [index, at] of squares.entries()) readSquare(sketch, onSquares[index] ?? '', at);
  for (const sign of signs.filter(isHole)) readHole(sketch, sign);
  sketch.started.sort((a, b) => a - b);
  return sketch;
};

/** A picture without the marks of where a piece may go. */
export const withoutMarks = (text: string): string => text.replaceAll(/x(?=[^ \n)])/g, '').replaceAll('x', '.');
