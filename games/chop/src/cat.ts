import type { Board } from './board.js';
import { walk } from './reach.js';
import { ALL_HOLES, type Cell, contains, HIGH, LOW, OFF_BOARD, squareOf } from './squares.js';
import type { Truth } from './truth.js';
import { type ChopEvent, type Mouse } from './types.js';

/** The last mouse must be let out: the cat may not end in front of the hole it sits in (CE3). */
export const guardedSquare = ({ rules, miceLeft, miceHigh }: Truth): Cell => {
  const inHoles = miceHigh & ALL_HOLES;
  if (miceLeft !== 1 || inHoles === 0) return OFF_BOARD;
  return rules.board.front[7 - Math.clz32(inHoles)] as Cell;
};

/** Opens the walk to the cat: no face-up cheese at all (CM7), mice only at the end (CM3, CM4). */
export const openToCat = (truth: Truth): void => {
  const { board } = truth.rules;
  const guarded = guardedSquare(truth);
  const freeLow = board.catLow & ~truth.cheeseLow;
  const freeHigh = board.catHigh & ~truth.cheeseHigh;
  walk.throughLow = freeLow & ~(truth.miceLow & ~board.tableLow);
  walk.throughHigh = freeHigh & ~(truth.miceHigh & ~board.tableHigh);
  walk.endsLow = freeLow & ~(LOW[truth.cat] as number) & ~(LOW[guarded] as number);
  walk.endsHigh = freeHigh & ~(HIGH[truth.cat] as number) & ~(HIGH[guarded] as number);
};

/** Where an arrow may take the cat (CT5): a walk's ends without the mice. */
export const findCatJumps = (truth: Truth): void => {
  openToCat(truth);
  walk.low = walk.endsLow & walk.throughLow;
  walk.high = walk.endsHigh & walk.throughHigh;
};

/** True for a cell of the table: the cat there is above, a mouse there below (CM5). */
const isTable = ({ tableLow, tableHigh }: Board, cell: Cell): boolean => contains(tableLow, tableHigh, cell);

const catchMouse = (truth: Truth, mouse: Mouse, events: ChopEvent[] | undefined): void => {
  const at = truth.mice[mouse] as Cell;
  truth.mice[mouse] = OFF_BOARD;
  truth.miceLow &= ~(LOW[at] as number);
  truth.miceHigh &= ~(HIGH[at] as number);
  truth.miceLeft--;
  events?.push({ type: 'mouseCaught', mouse, square: squareOf(at), left: truth.miceLeft });
};

/** The cat comes to a square and catches the mouse on it (CM4). Tells whether it stands on the floor. */
export const putCat = (truth: Truth, to: Cell, events: ChopEvent[] | undefined): boolean => {
  truth.cat = to;
  if (isTable(truth.rules.board, to)) return false;
  if (contains(truth.miceLow, truth.miceHigh, to)) catchMouse(truth, truth.mice.indexOf(to) as Mouse, events);
  return true;
};
