import type { Board } from './board.js';
import { ALL_HOLES, type Cell, contains, FIRST_HOLE, HIGH, LOW } from './squares.js';
import { HOLES } from './types.js';

/**
 * Where one piece may walk: the cells it may go through and those it may end on (never its origin), and what a walk
 * found. There is one, filled in anew for each question: a reach is two words, and returning a pair would allocate.
 */
export const walk = { throughLow: 0, throughHigh: 0, endsLow: 0, endsHigh: 0, low: 0, high: 0 };

/** One step up, down, left or right from each cell of a set; guard column and rim are left to the caller's mask. */
const stepLow = (low: number, high: number): number =>
  (low << 8) | (low >>> 8) | (high << 24) | (low << 1) | (low >>> 1);
const stepHigh = (low: number, high: number): number =>
  (high << 8) | (high >>> 8) | (low >>> 24) | (high << 1) | (high >>> 1);

const holesBeside = ({ front }: Board, low: number, high: number): number => {
  let holes = 0;
  for (let hole = 0; hole < HOLES.length; hole++)
    if (contains(low, high, front[hole] as Cell)) holes |= HIGH[FIRST_HOLE + hole] as number;
  return holes;
};

/** The last step: the only one that may go into a hole (CM6). */
const endWalk = (board: Board, low: number, high: number): void => {
  const nearHole = ((low & board.frontsLow) | (high & board.frontsHigh)) !== 0;
  const holes = nearHole && (walk.endsHigh & ALL_HOLES) !== 0 ? holesBeside(board, low, high) : 0;
  walk.low = stepLow(low, high) & walk.endsLow;
  walk.high = (stepHigh(low, high) | holes) & walk.endsHigh;
};

/** Finds every end of a walk of exactly so many steps that never comes back to its origin (CM2). */
const walkFreely = (board: Board, origin: Cell, steps: number): void => {
  let low = board.besideLow[origin] as number;
  let high = board.besideHigh[origin] as number;
  if (steps === 1) {
    walk.low = low & walk.endsLow;
    walk.high = high & walk.endsHigh;
    return;
  }
  const throughLow = walk.throughLow & ~(LOW[origin] as number);
  const throughHigh = walk.throughHigh & ~(HIGH[origin] as number);
  low &= throughLow;
  high &= throughHigh;
  for (let left = steps; left > 2; left--) {
    const nextLow = stepLow(low, high) & throughLow;
    high = stepHigh(low, high) & throughHigh;
    low = nextLow;
  }
  endWalk(board, low, high);
};

/** Which cells a walk bars beside its origin (CM2): none, the one just left, or all it has been on. */
export type Barring = 'origin' | 'reverse' | 'revisit';

/** The cells of the path being traced; one list for all, so that tracing does not allocate. */
const trail: Cell[] = [0, 0, 0, 0, 0, 0, 0];

const isBarred = (barring: Barring, next: Cell, taken: number): boolean => {
  if (next === trail[0]) return true;
  if (barring === 'origin') return false;
  for (let past = barring === 'reverse' ? Math.max(1, taken - 1) : 1; past < taken; past++)
    if (trail[past] === next) return true;
  return false;
};

const passes = (cell: Cell): boolean => contains(walk.throughLow, walk.throughHigh, cell);

const reaches = (cell: Cell, target: Cell | undefined): boolean => {
  if (!contains(walk.endsLow, walk.endsHigh, cell)) return false;
  walk.low |= LOW[cell] as number;
  walk.high |= HIGH[cell] as number;
  return cell === target;
};

/** Traces on after `taken` steps; with a target it stops at the first path there and leaves it in the trail. */
const trace = (board: Board, barring: Barring, taken: number, steps: number, target?: Cell): boolean => {
  const onwards = board.beside[trail[taken] as Cell] as readonly Cell[];
  const isLast = taken + 1 === steps;
  for (let way = 0; way < onwards.length; way++) {
    const next = onwards[way] as Cell;
    if (isBarred(barring, next, taken)) continue;
    trail[taken + 1] = next;
    if (isLast ? reaches(next, target) : passes(next) && trace(board, barring, taken + 1, steps, target)) return true;
  }
  return false;
};

/** Finds the same ends path by path, where more than the origin is barred. */
const walkTraced = (board: Board, barring: Barring, origin: Cell, steps: number): void => {
  walk.low = 0;
  walk.high = 0;
  trail[0] = origin;
  trace(board, barring, 0, steps);
};

/** Finds every end of a walk of exactly so many steps. */
export const walkExactly = (board: Board, barring: Barring, origin: Cell, steps: number): void =>
  barring === 'origin' ? walkFreely(board, origin, steps) : walkTraced(board, barring, origin, steps);

const BARRINGS: readonly Barring[] = ['revisit', 'reverse', 'origin'];

/** The cells of one walk to a target, the straightest that can be: going back and forth only where nothing else fits. */
export const pathTo = (board: Board, origin: Cell, target: Cell, steps: number): Cell[] => {
  trail[0] = origin;
  const found = BARRINGS.some((barring) => trace(board, barring, 0, steps, target));
  return found ? trail.slice(1, steps + 1) : [];
};
