import { type Cell, type CellSet, FIRST_HOLE, has, OFF_BOARD, type Rules, setOf } from '@miaou/chop/search';

const CELLS = 64;
/** More than any number of steps in a kitchen. */
export const FAR = 60;
/** Squares are told apart by how far they are from the nearest hole, up to this. */
export const RINGS = 5;

/** The steps between any two cells on an empty board, `CELLS` to a row. */
export type Steps = Uint8Array;

/** Farther than this is all the same. */
const FARTHEST = 9;

/** What never changes in a kitchen. */
export interface Kitchen {
  readonly catSteps: Steps;
  /** The floor 1, 2, 3… steps from the nearest hole; the last ring holds all that is farther. */
  readonly rings: readonly Readonly<CellSet>[];
  /** What a mouse reaches from each cell in exactly 0, 1, 2… steps at least, `FARTHEST` to a cell. */
  readonly circles: readonly Readonly<CellSet>[];
}

export const stepsBetween = (steps: Steps, from: Cell, to: Cell): number => steps[from * CELLS + to] as number;

/** Walks on from every cell it comes to; a hole ends every walk (CM6). */
const walkFrom = (from: Cell, { beside }: Rules, isOpen: (cell: Cell) => boolean, steps: Steps): void => {
  steps[from * CELLS + from] = 0;
  const queue: Cell[] = [from];
  for (const cell of queue) {
    const isNew = (next: Cell): boolean => isOpen(next) && stepsBetween(steps, from, next) === FAR;
    const onwards = (beside[cell] ?? []).filter(isNew);
    for (const next of onwards) steps[from * CELLS + next] = stepsBetween(steps, from, cell) + 1;
    queue.push(...onwards.filter((next) => next < FIRST_HOLE));
  }
};

const allSteps = (rules: Rules, isOpen: (cell: Cell) => boolean): Steps => {
  const steps = new Uint8Array(CELLS * CELLS).fill(FAR);
  for (let from = 0; from < OFF_BOARD; from++) if (isOpen(from)) walkFrom(from, rules, isOpen, steps);
  return steps;
};

const ringOf = (steps: Steps, cell: Cell): number => {
  let nearest = RINGS;
  for (let hole = FIRST_HOLE; hole < FIRST_HOLE + 4; hole++)
    nearest = Math.min(nearest, stepsBetween(steps, hole, cell));
  return nearest;
};

const circlesOf = (steps: Steps): CellSet[] =>
  Array.from({ length: CELLS * FARTHEST }, (_, index) => {
    const from = Math.floor(index / FARTHEST);
    const all = Array.from({ length: OFF_BOARD }, (_cell, cell) => cell);
    return setOf(all.filter((cell) => stepsBetween(steps, from, cell) === index % FARTHEST));
  });

/** The steps of a mouse to the nearest cell of a set. */
export const stepsToNearest = ({ circles }: Kitchen, from: Cell, goals: Readonly<CellSet>): number => {
  for (let steps = 0; steps < FARTHEST; steps++) {
    const { low, high } = circles[from * FARTHEST + steps] as CellSet;
    if (((low & goals.low) | (high & goals.high)) !== 0) return steps;
  }
  return FAR;
};

const measure = (rules: Rules): Kitchen => {
  const isHole = (cell: Cell): boolean => cell >= FIRST_HOLE && cell < FIRST_HOLE + rules.fronts.length;
  const mouseSteps = allSteps(rules, (cell) => isHole(cell) || has(rules.floor, cell));
  return {
    catSteps: allSteps(rules, (cell) => has(rules.top, cell)),
    circles: circlesOf(mouseSteps),
    rings: Array.from({ length: RINGS }, (_, ring) =>
      setOf(rules.tiled.filter((cell) => ringOf(mouseSteps, cell) === ring + 1)),
    ),
  };
};

const measured = new WeakMap<Rules, Kitchen>();
/** A view that came as text brings new rules for the same kitchen each time. */
const byLayout = new Map<string, Kitchen>();
const MOST_KITCHENS = 16;

/** The measures of a kitchen, worked out once. */
export const kitchenOf = (rules: Rules): Kitchen => {
  const known = measured.get(rules);
  if (known !== undefined) return known;
  const key = JSON.stringify(rules.options.layout);
  const kitchen = byLayout.get(key) ?? measure(rules);
  if (byLayout.size >= MOST_KITCHENS) byLayout.clear();
  byLayout.set(key, kitchen);
  measured.set(rules, kitchen);
  return kitchen;
};
