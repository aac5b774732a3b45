/** The floor of a Chop! match and what stands on it (CB1, CB2), in the words of a record. */
export interface Floor {
  readonly columns: number;
  readonly rows: number;
  readonly table: { readonly legs: readonly string[]; readonly under: readonly string[] };
  /** Where each hole lies, or the square that it touches; it lies there if the other field says so (CB7). */
  readonly holes: { readonly [hole: string]: string };
  readonly holesOnSquares?: boolean;
}

/** The floor with tiles and dice (CB5, CB6). */
export interface Kitchen extends Floor {
  readonly tiles: { readonly [kind: string]: number };
  readonly dice: { readonly cat: readonly number[]; readonly mice: readonly number[] };
}

export const HOLES = ['N', 'E', 'S', 'W'];

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const remembered = <K extends object, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
};

/** Every square in reading order, but those on which a hole lies. */
export const squaresOf = remembered(({ columns, rows, holes, holesOnSquares = false }: Floor): readonly string[] =>
  Array.from({ length: rows }, (_, row) => COLUMNS.slice(0, columns).map((letter) => `${letter}${row + 1}`))
    .flat()
    .filter((square) => !(holesOnSquares && Object.values(holes).includes(square))),
);

/** CB3 */
export const tiledSquares = (floor: Floor): string[] =>
  squaresOf(floor).filter((square) => !floor.table.legs.includes(square));

export const isOnTable = ({ table }: Floor, square: string): boolean =>
  table.legs.includes(square) || table.under.includes(square);

const isBeside = (one: string, other: string): boolean => {
  const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const rows = Math.abs(one.charCodeAt(1) - other.charCodeAt(1));
  return columns + rows === 1;
};

/** CB4: a hole touches one square; CB7: or all those beside the one on which it lies. */
const isBefore = ({ holes, holesOnSquares }: Kitchen, hole: string, square: string): boolean =>
  holesOnSquares === true ? isBeside(holes[hole] ?? '', square) : holes[hole] === square;

const stepsIn = remembered((kitchen: Kitchen) => {
  const squares = squaresOf(kitchen);
  const fromSquares = squares.map((square): [string, string[]] => [
    square,
    [...squares.filter((other) => isBeside(square, other)), ...HOLES.filter((hole) => isBefore(kitchen, hole, square))],
  ]);
  const fromHoles = HOLES.map((hole): [string, string[]] => [
    hole,
    squares.filter((square) => isBefore(kitchen, hole, square)),
  ]);
  return new Map([...fromSquares, ...fromHoles]);
});

/** One step up, down, left or right, holes included. */
export const oneStepFrom = (kitchen: Kitchen, place: string): readonly string[] => stepsIn(kitchen).get(place) ?? [];
