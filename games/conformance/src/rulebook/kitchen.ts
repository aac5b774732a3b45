/** The floor of a Chop! match and what stands on it (CB1, CB2), in the words of a record. */
export interface Floor {
  readonly columns: number;
  readonly rows: number;
  readonly table: { readonly legs: readonly string[]; readonly under: readonly string[] };
}

/** The floor with holes, tiles and dice (CB4 to CB7). */
export interface Kitchen extends Floor {
  readonly holes: { readonly [hole: string]: string };
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

/** Every square in reading order. */
export const squaresOf = remembered(({ columns, rows }: Floor): readonly string[] =>
  Array.from({ length: rows }, (_, row) => COLUMNS.slice(0, columns).map((letter) => `${letter}${row + 1}`)).flat(),
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

const stepsIn = remembered((kitchen: Kitchen) => {
  const squares = squaresOf(kitchen);
  const fromSquares = squares.map((square): [string, string[]] => [
    square,
    [...squares.filter((other) => isBeside(square, other)), ...HOLES.filter((hole) => kitchen.holes[hole] === square)],
  ]);
  const fromHoles = HOLES.map((hole): [string, string[]] => [hole, [kitchen.holes[hole] as string]]);
  return new Map([...fromSquares, ...fromHoles]);
});

/** One step up, down, left or right, holes included: a hole touches one square (CB4). */
export const oneStepFrom = (kitchen: Kitchen, place: string): readonly string[] => stepsIn(kitchen).get(place) ?? [];
