import { walk } from './reach.js';
import { ALL_HOLES, type Cell, FIRST_HOLE, HIGH, LOW } from './squares.js';
import type { Truth } from './truth.js';
import { type ChopEvent, HOLES, type Hole, type Mouse } from './types.js';

/** Opens the walk to the mice: not past the cat on the floor (CM3, CM5), any free hole only at the end (CM6). */
export const openToMice = (truth: Truth): void => {
  const { board, fellowsBlock } = truth.rules;
  const openLow = board.floorLow & ~((LOW[truth.cat] as number) & ~board.tableLow);
  const openHigh = board.floorHigh & ~((HIGH[truth.cat] as number) & ~board.tableHigh);
  walk.endsLow = openLow & ~truth.miceLow;
  walk.endsHigh = (openHigh | ALL_HOLES) & ~truth.miceHigh;
  walk.throughLow = fellowsBlock ? walk.endsLow : openLow;
  walk.throughHigh = fellowsBlock ? walk.endsHigh & ~ALL_HOLES : openHigh;
};

/** Where an arrow may take a mouse (CT5): no hole, no face-up cheese, nobody there. */
export const findMouseJumps = (truth: Truth): void => {
  openToMice(truth);
  walk.low = walk.endsLow & ~truth.cheeseLow;
  walk.high = walk.endsHigh & ~truth.cheeseHigh & ~ALL_HOLES;
};

/** A mouse that leaves its start for the first time opens its hole (CB4). */
const openHole = (truth: Truth, mouse: Mouse, events: ChopEvent[] | undefined): void => {
  if (((truth.started >> mouse) & 1) !== 0) return;
  truth.started |= 1 << mouse;
  events?.push({ type: 'holeOpened', hole: HOLES[mouse] as Hole, mouse });
};

/** A mouse comes to a cell. Only a homecoming with all the cheese won counts for the end (CE2). */
export const putMouse = (truth: Truth, mouse: Mouse, to: Cell, events: ChopEvent[] | undefined): void => {
  const from = truth.mice[mouse] as Cell;
  truth.mice[mouse] = to;
  truth.miceLow = (truth.miceLow & ~(LOW[from] as number)) | (LOW[to] as number);
  truth.miceHigh = (truth.miceHigh & ~(HIGH[from] as number)) | (HIGH[to] as number);
  openHole(truth, mouse, events);
  if (to >= FIRST_HOLE && truth.won === truth.rules.cheeses) truth.broughtHome = 1;
};
