import { ALL_HOLES, add, assign, has, remove } from './cellSet.js';
import { ends, through } from './reach.js';
import { type Cell, FIRST_HOLE } from './squares.js';
import type { Truth } from './truth.js';
import { type ChopEvent, HOLES, type Mouse } from './types.js';

/** Opens the ways of the mice: not past the cat on the floor (CM3, CM5), into any free hole at the end (CM6). */
export const openToMice = ({ rules, cat, miceSet }: Truth): void => {
  const { floor, table } = rules;
  assign(through, floor.low, floor.high);
  if (!has(table, cat)) remove(through, cat);
  assign(ends, through.low & ~miceSet.low, (through.high | ALL_HOLES) & ~miceSet.high);
  if (rules.fellowsBlock) assign(through, ends.low, ends.high & ~ALL_HOLES);
};

/** A mouse that leaves its start for the first time opens its hole (CB4). */
const openHole = (truth: Truth, mouse: Mouse, events: ChopEvent[] | undefined): void => {
  if (((truth.started >> mouse) & 1) !== 0) return;
  truth.started |= 1 << mouse;
  events?.push({ type: 'holeOpened', hole: HOLES[mouse], mouse });
};

/** A mouse comes to a cell. Only a homecoming with all the cheese won counts for the end (CE2). */
export const putMouse = (truth: Truth, mouse: Mouse, to: Cell, events: ChopEvent[] | undefined): void => {
  remove(truth.miceSet, truth.mice[mouse] as Cell);
  add(truth.miceSet, to);
  truth.mice[mouse] = to;
  openHole(truth, mouse, events);
  if (to >= FIRST_HOLE && truth.won === truth.rules.cheeses) truth.broughtHome = 1;
};
