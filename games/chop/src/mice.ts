import { ALL_HOLES, add, assign, has, remove } from './cellSet.js';
import type { MatchState } from './matchState.js';
import type { Ways } from './paths.js';
import { type Cell, FIRST_HOLE } from './squares.js';
import { type ChopEvent, HOLES, type Mouse } from './types.js';

/** Opens the ways of the mice: not past the cat on the floor (CM3, CM5), into any free hole at the end (CM6). */
export const openToMice = ({ setup, cat, miceSet }: MatchState, { through, ends }: Ways): void => {
  const { floor, table } = setup;
  assign(through, floor.low, floor.high);
  if (!has(table, cat)) remove(through, cat);
  assign(ends, through.low & ~miceSet.low, (through.high | ALL_HOLES) & ~miceSet.high);
  if (setup.fellowsBlock) assign(through, ends.low, ends.high & ~ALL_HOLES);
};

/** A mouse that leaves its start for the first time opens its hole (CB4). */
const openHole = (match: MatchState, mouse: Mouse, events?: ChopEvent[]): void => {
  if (((match.started >> mouse) & 1) !== 0) return;
  match.started |= 1 << mouse;
  events?.push({ type: 'holeOpened', hole: HOLES[mouse], mouse });
};

/** A mouse comes to a cell. Only a homecoming with all the cheese won counts for the end (CE2). */
export const putMouse = (match: MatchState, mouse: Mouse, to: Cell, events?: ChopEvent[]): void => {
  remove(match.miceSet, match.mice[mouse]);
  add(match.miceSet, to);
  match.mice[mouse] = to;
  openHole(match, mouse, events);
  if (to >= FIRST_HOLE && match.won === match.setup.cheeses) match.broughtHome = 1;
};
