import { KITCHEN } from '@miaou/chop';
import { type Cell, type CellSet, type Die, FIRST_HOLE, has, OFF_BOARD, type Setup, setOf } from '@miaou/chop/search';

const CELLS = 64;
const HOLES = 4;
/** More than any number of steps on a board. */
export const FAR = 60;
/** Squares are grouped by their distance from the nearest hole, up to this. */
export const RINGS = 5;

/** The steps between any two cells on an empty board, `CELLS` to a row. */
export type Steps = Uint8Array;

/** Distances from here on are not distinguished. */
const MAX_STEPS = 9;

/** Distances on an empty board and other facts that depend on the layout alone. */
export interface BoardGeometry {
  /** Whether single squares mean what the network has learned about them. */
  readonly isStandard: boolean;
  /** By value of each side's die its probability. */
  readonly catShares: readonly number[];
  readonly miceShares: readonly number[];
  readonly catSteps: Steps;
  /** The floor 1, 2, 3… steps from the nearest hole; the last ring holds everything farther. */
  readonly rings: readonly Readonly<CellSet>[];
  /** By cell and distance 0, 1, 2…, the cells at that distance for a mouse; `MAX_STEPS` sets for each cell. */
  readonly circles: readonly Readonly<CellSet>[];
}

export const stepsBetween = (steps: Steps, from: Cell, to: Cell): number => steps[from * CELLS + to] ?? 0;

/** Breadth-first search; a hole ends every walk (CM6). */
const searchFrom = (from: Cell, { beside }: Setup, isOpen: (cell: Cell) => boolean, steps: Steps): void => {
  steps[from * CELLS + from] = 0;
  const queue: Cell[] = [from];
  for (const cell of queue) {
    const isNew = (next: Cell): boolean => isOpen(next) && stepsBetween(steps, from, next) === FAR;
    const onwards = (beside[cell] ?? []).filter(isNew);
    for (const next of onwards) steps[from * CELLS + next] = stepsBetween(steps, from, cell) + 1;
    queue.push(...onwards.filter((next) => next < FIRST_HOLE));
  }
};

const allSteps = (setup: Setup, isOpen: (cell: Cell) => boolean): Steps => {
  const steps = new Uint8Array(CELLS * CELLS).fill(FAR);
  for (let from = 0; from < OFF_BOARD; from++) if (isOpen(from)) searchFrom(from, setup, isOpen, steps);
  return steps;
};

const ringOf = (steps: Steps, cell: Cell): number => {
  let nearest = RINGS;
  for (let hole = FIRST_HOLE; hole < FIRST_HOLE + HOLES; hole++)
    nearest = Math.min(nearest, stepsBetween(steps, hole, cell));
  return nearest;
};

const circlesOf = (steps: Steps): CellSet[] =>
  Array.from({ length: CELLS * MAX_STEPS }, (_, index) => {
    const from = Math.floor(index / MAX_STEPS);
    const all = Array.from({ length: OFF_BOARD }, (_cell, cell) => cell);
    return setOf(all.filter((cell) => stepsBetween(steps, from, cell) === index % MAX_STEPS));
  });

/** The steps of a mouse to the nearest cell of a set. */
export const stepsToNearest = ({ circles }: BoardGeometry, from: Cell, goals: Readonly<CellSet>): number => {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const circle = circles[from * MAX_STEPS + steps];
    if (circle !== undefined && ((circle.low & goals.low) | (circle.high & goals.high)) !== 0) return steps;
  }
  return FAR;
};

const sharesOf = ({ faces, values }: Die): readonly number[] =>
  values.map((value) => faces.filter((face) => face === value).length / faces.length);

const computeGeometry = (setup: Setup): BoardGeometry => {
  const isHole = (cell: Cell): boolean => cell >= FIRST_HOLE && cell < FIRST_HOLE + HOLES;
  const mouseSteps = allSteps(setup, (cell) => isHole(cell) || has(setup.floor, cell));
  return {
    isStandard: JSON.stringify(setup.options.layout) === JSON.stringify(KITCHEN),
    catShares: sharesOf(setup.catDie),
    miceShares: sharesOf(setup.miceDie),
    catSteps: allSteps(setup, (cell) => has(setup.top, cell)),
    circles: circlesOf(mouseSteps),
    rings: Array.from({ length: RINGS }, (_, ring) =>
      setOf(setup.tiled.filter((cell) => ringOf(mouseSteps, cell) === ring + 1)),
    ),
  };
};

const bySetup = new WeakMap<Setup, BoardGeometry>();
/** A view that was parsed from text brings a new `Setup` for the same layout each time. */
const byLayout = new Map<string, BoardGeometry>();
const MAX_CACHED = 16;

/** The distances of a layout, computed once. */
export const geometryOf = (setup: Setup): BoardGeometry => {
  const cached = bySetup.get(setup);
  if (cached !== undefined) return cached;
  const key = JSON.stringify(setup.options.layout);
  const geometry = byLayout.get(key) ?? computeGeometry(setup);
  if (byLayout.size >= MAX_CACHED) byLayout.clear();
  byLayout.set(key, geometry);
  bySetup.set(setup, geometry);
  return geometry;
};
