import { at } from '@miaou/kit';
import { ALL_HOLES, add, assign, type CellSet, emptySet, has, highBit, lowBit } from './cellSet.js';
import type { Setup } from './setup.js';
import { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
import type { Path } from './types.js';

/** Where a piece may walk, with working memory for finding its walks: made once for each position, so that no action allocates. */
export interface Ways {
  setup: Setup;
  /** The cells it may go through. */
  readonly through: CellSet;
  /** The cells it may end on, never its origin. */
  readonly ends: CellSet;
  /** The walk being traced: which cells it may not enter again (CM2), … */
  path: Path;
  /** … how many steps it has, … */
  steps: number;
  /** … where it must end (`OFF_BOARD` while all ends are collected), … */
  target: Cell;
  /** … and its cells so far, the origin first. */
  readonly trail: Cell[];
}

export const emptyWays = (setup: Setup): Ways => ({
  setup,
  through: emptySet(),
  ends: emptySet(),
  path: 'originOnly',
  steps: 0,
  target: OFF_BOARD,
  trail: [],
});

/** The holes one step from a set, as bits of the high word; without branches, as chance makes them hard to predict. */
const holesBeside = (setup: Setup, low: number, high: number): number =>
  (besideBit(setup, FIRST_HOLE, low, high) |
    (besideBit(setup, FIRST_HOLE + 1, low, high) << 1) |
    (besideBit(setup, FIRST_HOLE + 2, low, high) << 2) |
    (besideBit(setup, FIRST_HOLE + 3, low, high) << 3)) <<
  (FIRST_HOLE - 32);

/** 1 if a hole is one step from a set, else 0. */
const besideBit = ({ besideLow, besideHigh }: Setup, hole: Cell, low: number, high: number): number => {
  const met = (low & (besideLow[hole] ?? 0)) | (high & (besideHigh[hole] ?? 0));
  return (met | -met) >>> 31;
};

/**
 * Finds every end of a walk with this number of steps that never comes back to its origin (CM2): all paths at once, the
 * whole set one step up, down, left and right. The masks keep out the guard column, the rim and every closed cell.
 */
const walkFreely = ({ setup, through, ends }: Ways, origin: Cell, steps: number, found: CellSet): void => {
  let low = setup.besideLow[origin] ?? 0;
  let high = setup.besideHigh[origin] ?? 0;
  if (steps === 1) return assign(found, low & ends.low, high & ends.high);
  let maskLow = through.low & ~lowBit(origin);
  let maskHigh = through.high & ~highBit(origin);
  let holes = 0;
  low &= maskLow;
  high &= maskHigh;
  for (let left = steps; left > 1; left--) {
    if (left === 2) {
      // The holes' bits follow row 7: a step down from it must not fall into holes that are elsewhere.
      maskLow = ends.low;
      maskHigh = ends.high & ~ALL_HOLES;
      holes = maskHigh === ends.high ? 0 : holesBeside(setup, low, high) & ends.high;
    }
    const before = low;
    low = ((low << 8) | (low >>> 8) | (low << 1) | (low >>> 1) | (high << 24)) & maskLow;
    high = ((high << 8) | (high >>> 8) | (high << 1) | (high >>> 1) | (before >>> 24)) & maskHigh;
  }
  assign(found, low, high | holes);
};

/** The origin is always barred; by the option also the cell just left, or all cells walked (CM2). */
const isBarred = ({ path, trail }: Ways, next: Cell, taken: number): boolean => {
  const before = trail.indexOf(next);
  if (before === 0 || path === 'originOnly') return before === 0;
  return path === 'noReverse' ? next === trail[taken - 1] : before > 0 && before < taken;
};

/** Traces on after `taken` steps and collects the ends; it stops with the first path to the target in the trail. */
const trace = (ways: Ways, taken: number, found: CellSet): boolean => {
  const { setup, through, ends, steps, target, trail } = ways;
  const isLast = taken + 1 === steps;
  for (const next of at(setup.beside, at(trail, taken))) {
    if (isBarred(ways, next, taken) || !has(isLast ? ends : through, next)) continue;
    trail[taken + 1] = next;
    if (isLast) add(found, next);
    if (isLast ? next === target : trace(ways, taken + 1, found)) return true;
  }
  return false;
};

/** Finds every end of a walk with exactly this number of steps. */
export const findEnds = (ways: Ways, origin: Cell, steps: number, found: CellSet): void => {
  const { path } = ways.setup.options;
  if (path === 'originOnly') return walkFreely(ways, origin, steps, found);
  assign(found, 0, 0);
  ways.path = path;
  ways.steps = steps;
  ways.target = OFF_BOARD;
  ways.trail[0] = origin;
  trace(ways, 0, found);
};

/** The cells that one walk to a target enters: going back and forth only where nothing else fits. */
export const findPath = (ways: Ways, origin: Cell, target: Cell, steps: number): Cell[] => {
  const { trail } = ways;
  ways.steps = steps;
  ways.target = target;
  trail[0] = origin;
  for (const path of ['noRevisit', ways.setup.options.path] as const) {
    ways.path = path;
    if (trace(ways, 0, emptySet())) return trail.slice(1, steps + 1);
  }
  return [];
};
