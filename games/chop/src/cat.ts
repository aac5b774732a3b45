import { ALL_HOLES, assign, has, remove, sizeOf } from './cellSet.js';
import { ends, through } from './reach.js';
import { type Cell, OFF_BOARD, squareOf } from './squares.js';
import type { Truth } from './truth.js';
import type { ChopEvent, Mouse } from './types.js';

/** The last mouse must be let out: the cat may not end in front of the hole it sits in (CE3). */
export const guardedSquare = ({ rules, miceSet }: Truth): Cell => {
  const inHoles = miceSet.high & ALL_HOLES;
  return inHoles !== 0 && sizeOf(miceSet) === 1 ? (rules.fronts[7 - Math.clz32(inHoles)] as Cell) : OFF_BOARD;
};

/** Opens the ways of the cat: past no face-up cheese (CM7) and no mouse on its level (CM3), ending on a mouse (CM4). */
export const openToCat = (truth: Truth): void => {
  const { cat, cheese, miceSet } = truth;
  const { top, table } = truth.rules;
  assign(ends, top.low & ~cheese.low, top.high & ~cheese.high);
  assign(through, ends.low & ~(miceSet.low & ~table.low), ends.high & ~(miceSet.high & ~table.high));
  remove(ends, cat);
  remove(ends, guardedSquare(truth));
};

/** A caught mouse is out for good (CM10). */
export const catchMouse = (truth: Truth, mouse: Mouse, events: ChopEvent[] | undefined): void => {
  const at = truth.mice[mouse] as Cell;
  truth.mice[mouse] = OFF_BOARD;
  remove(truth.miceSet, at);
  events?.push({ type: 'mouseCaught', mouse, square: squareOf(at) });
};

/** The cat comes to a square and catches the mouse on it, unless that one is under the table (CM4, CM5). */
export const putCat = (truth: Truth, to: Cell, events: ChopEvent[] | undefined): void => {
  truth.cat = to;
  if (has(truth.miceSet, to) && !has(truth.rules.table, to)) catchMouse(truth, truth.mice.indexOf(to) as Mouse, events);
};
