import { ALL_HOLES, assign, type CellSet, has, remove, sizeOf } from './cellSet.js';
import type { MatchState } from './matchState.js';
import type { Ways } from './paths.js';
import { type Cell, FIRST_HOLE, OFF_BOARD, squareOf } from './squares.js';
import type { ChopEvent, Mouse } from './types.js';

/** The hole in which the last mouse sits. */
const lastHole = ({ miceSet }: MatchState): Cell => {
  const inHoles = miceSet.high & ALL_HOLES;
  return inHoles !== 0 && sizeOf(miceSet) === 1 ? FIRST_HOLE + 7 - Math.clz32(inHoles) : OFF_BOARD;
};

/** The last mouse must be let out: the cat may not end in front of its hole (CE3), except above it on the table (CM5). */
export const isGuarded = (match: MatchState, cell: Cell): boolean =>
  (match.setup.beside[lastHole(match)] ?? []).includes(cell) && !has(match.setup.table, cell);

const keepClear = (match: MatchState, ends: CellSet): void => {
  const hole = lastHole(match);
  if (hole === OFF_BOARD) return;
  const { besideLow, besideHigh, table } = match.setup;
  ends.low &= ~((besideLow[hole] ?? 0) & ~table.low);
  ends.high &= ~((besideHigh[hole] ?? 0) & ~table.high);
};

/** Opens the ways of the cat: past no face-up cheese (CM7) and no mouse on its level (CM3), ending on a mouse (CM4). */
export const openToCat = (match: MatchState, { through, ends }: Ways): void => {
  const { cat, cheese, miceSet } = match;
  const { top, table } = match.setup;
  assign(ends, top.low & ~cheese.low, top.high & ~cheese.high);
  assign(through, ends.low & ~(miceSet.low & ~table.low), ends.high & ~(miceSet.high & ~table.high));
  remove(ends, cat);
  keepClear(match, ends);
};

/** A caught mouse is out for good (CM10). */
export const catchMouse = (match: MatchState, mouse: Mouse, events?: ChopEvent[]): void => {
  const cell = match.mice[mouse];
  match.mice[mouse] = OFF_BOARD;
  remove(match.miceSet, cell);
  events?.push({ type: 'mouseCaught', mouse, square: squareOf(cell) });
};

/** The cat comes to a square and catches the mouse on it, unless that one is under the table (CM4, CM5). */
export const putCat = (match: MatchState, to: Cell, events?: ChopEvent[]): void => {
  match.cat = to;
  if (has(match.miceSet, to) && !has(match.setup.table, to)) catchMouse(match, match.mice.indexOf(to) as Mouse, events);
};
