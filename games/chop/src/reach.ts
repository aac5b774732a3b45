import { ALL_HOLES, add, assign, type CellSet, HIGH, has, LOW, setOf } from './cellSet.js';
import type { Rules } from './rules.js';
import { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
import { HOLES, type Path } from './types.js';

/** The cells a piece may go through and those it may end on, never its origin; filled in anew for each question. */
export const through: CellSet = { low: 0, high: 0 };
export const ends: CellSet = { low: 0, high: 0 };

/** The holes one step from a set, as bits of the high word; without branches, as chance makes them hard to foresee. */
const holesBeside = ({ fronts }: Rules, low: number, high: number): number => {
  let holes = 0;
  for (let hole = 0; hole < HOLES.length; hole++) {
    const front = fronts[hole] as Cell;
    const met = (low & (LOW[front] as number)) | (high & (HIGH[front] as number));
    holes |= (met >>> (front & 31)) << (FIRST_HOLE - 32 + hole);
  }
  return holes;
};

/**
 * Finds every end of a walk of exactly so many steps that never comes back to its origin (CM2): all paths at once, the
 * whole set one step up, down, left and right. The masks keep out the guard column, the rim and whatever is closed.
 */
const walkFreely = (rules: Rules, origin: Cell, steps: number, found: CellSet): void => {
  let { low, high } = rules.besideSets[origin] as CellSet;
  if (steps === 1) return assign(found, low & ends.low, high & ends.high);
  let maskLow = through.low & ~(LOW[origin] as number);
  let maskHigh = through.high & ~(HIGH[origin] as number);
  let holes = 0;
  low &= maskLow;
  high &= maskHigh;
  for (let left = steps; left > 1; left--) {
    if (left === 2) {
      // The holes' bits follow row 7: a step down from it must not fall into holes that are elsewhere.
      maskLow = ends.low;
      maskHigh = ends.high & ~ALL_HOLES;
      holes = maskHigh === ends.high ? 0 : holesBeside(rules, low, high) & ends.high;
    }
    const before = low;
    low = ((low << 8) | (low >>> 8) | (low << 1) | (low >>> 1) | (high << 24)) & maskLow;
    high = ((high << 8) | (high >>> 8) | (high << 1) | (high >>> 1) | (before >>> 24)) & maskHigh;
  }
  assign(found, low, high | holes);
};

/** The cells of the path being traced; one list for all, so that tracing does not allocate. */
const trail: Cell[] = [];

/** The origin is always barred, beside it the cell just left or all cells walked (CM2). */
const isBarred = (path: Path, next: Cell, taken: number): boolean => {
  const before = trail.indexOf(next);
  if (before === 0 || path === 'originOnly') return before === 0;
  return path === 'noReverse' ? next === trail[taken - 1] : before > 0 && before < taken;
};

/** Traces on after `taken` steps and collects the ends; it stops with the first path to the target in the trail. */
const trace = (rules: Rules, path: Path, taken: number, steps: number, found: CellSet, target: Cell): boolean => {
  const onwards = rules.beside[trail[taken] as Cell] as readonly Cell[];
  const isLast = taken + 1 === steps;
  for (let way = 0; way < onwards.length; way++) {
    const next = onwards[way] as Cell;
    if (isBarred(path, next, taken) || !has(isLast ? ends : through, next)) continue;
    trail[taken + 1] = next;
    if (isLast) add(found, next);
    if (isLast ? next === target : trace(rules, path, taken + 1, steps, found, target)) return true;
  }
  return false;
};

/** Finds every end of a walk of exactly so many steps. */
export const findEnds = (rules: Rules, origin: Cell, steps: number, found: CellSet): void => {
  const { path } = rules.options;
  if (path === 'originOnly') return walkFreely(rules, origin, steps, found);
  assign(found, 0, 0);
  trail[0] = origin;
  trace(rules, path, 0, steps, found, OFF_BOARD);
};

/** The cells that one walk to a target enters: going back and forth only where nothing else fits. */
export const findPath = (rules: Rules, origin: Cell, target: Cell, steps: number): Cell[] => {
  trail[0] = origin;
  const straightFirst: Path[] = ['noRevisit', rules.options.path];
  const isFound = straightFirst.some((path) => trace(rules, path, 0, steps, setOf([]), target));
  return isFound ? trail.slice(1, steps + 1) : [];
};
