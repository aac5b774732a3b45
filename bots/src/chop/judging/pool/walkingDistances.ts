import { type Cell, FIRST_HOLE, has, OFF_BOARD, type Setup } from '@miaou/chop/search';

/** More steps than any walk needs. */
export const UNREACHABLE = 99;

/** By cell the number of steps to each other cell that a side can reach on an empty board. */
type StepTable = readonly (readonly number[])[];

export interface WalkingDistances {
  readonly cat: StepTable;
  readonly mice: StepTable;
}

const CELLS = Array.from({ length: OFF_BOARD }, (_, cell) => cell);

/** Cells are visited in waves: those one step away, then two, and so on. */
const wavesFrom = ({ beside }: Setup, start: Cell, canEnter: (cell: Cell) => boolean): readonly number[] => {
  const steps = CELLS.map(() => UNREACHABLE);
  let wave: readonly Cell[] = [start];
  for (let distance = 0; wave.length > 0; distance++) {
    for (const cell of wave) steps[cell] = distance;
    const beyond = wave.filter((cell) => cell === start || cell < FIRST_HOLE).flatMap((cell) => beside[cell] ?? []);
    wave = [...new Set(beyond)].filter((cell) => canEnter(cell) && steps[cell] === UNREACHABLE);
  }
  return steps;
};

const measure = (setup: Setup): WalkingDistances => ({
  cat: CELLS.map((start) => wavesFrom(setup, start, (cell) => cell < FIRST_HOLE && has(setup.top, cell))),
  mice: CELLS.map((start) => wavesFrom(setup, start, (cell) => cell >= FIRST_HOLE || has(setup.floor, cell))),
});

const measured = new Map<string, WalkingDistances>();
const bySetup = new WeakMap<Setup, WalkingDistances>();

/** The distances of a kitchen, measured once for each layout. */
export const distancesIn = (setup: Setup): WalkingDistances => {
  const known = bySetup.get(setup);
  if (known !== undefined) return known;
  const key = JSON.stringify(setup.options.layout);
  const distances = measured.get(key) ?? measure(setup);
  measured.set(key, distances);
  bySetup.set(setup, distances);
  return distances;
};
