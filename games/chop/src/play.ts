import { mouseOfAction, targetOf, targetOfMouse, valueOfRoll } from './actions.js';
import { putCat } from './cat.js';
import { sizeOf } from './cellSet.js';
import { end, haveMiceWon } from './ending.js';
import { putMouse } from './mice.js';
import { findPath } from './reach.js';
import { type Cell, placeOf, squareOf } from './squares.js';
import { findAsCat, findAsMouse, mover, winCheese } from './tiles.js';
import { CAT, FORK, JUMP, MOVE, ROLL, type Truth } from './truth.js';
import { endRoll, passTurn, roll } from './turns.js';
import type { ChopEvent, Mouse, Place, Square } from './types.js';
import { cellOfPiece, openTo } from './walking.js';

type Events = ChopEvent[] | undefined;

/** The places that a walk of the turn's steps enters. */
const pathOf = (truth: Truth, piece: number, to: Cell): Place[] => {
  openTo(truth, piece);
  return findPath(truth.rules, cellOfPiece(truth, piece), to, truth.steps).map(placeOf);
};

const setCat = (truth: Truth, to: Cell, events: Events): void => {
  truth.cat = to;
  events?.push({ type: 'catSet', square: squareOf(to) });
  passTurn(truth, 1, events);
};

const arrive = (truth: Truth, to: Cell, events: Events): void => {
  if (truth.piece === CAT) return arriveCat(truth, to, events);
  putMouse(truth, truth.piece as Mouse, to, events);
  findAsMouse(truth, to, events);
};

const arriveCat = (truth: Truth, to: Cell, events: Events): void => {
  putCat(truth, to, events);
  if (sizeOf(truth.miceSet) === 0) end(truth, events);
  else findAsCat(truth, to, events);
};

const walkCat = (truth: Truth, to: Cell, events: Events): void => {
  events?.push({
    type: 'catMoved',
    from: squareOf(truth.cat),
    to: squareOf(to),
    path: pathOf(truth, CAT, to) as Square[],
  });
  arriveCat(truth, to, events);
};

/** The mouse that moves first is the turn's mouse from then on (CT4, CT7). */
const walkMouse = (truth: Truth, mouse: Mouse, to: Cell, events: Events): void => {
  events?.push({
    type: 'mouseMoved',
    mouse,
    from: placeOf(truth.mice[mouse] as Cell),
    to: placeOf(to),
    path: pathOf(truth, mouse, to),
  });
  truth.piece = mouse;
  arrive(truth, to, events);
};

const jump = (truth: Truth, to: Cell, events: Events): void => {
  const from = cellOfPiece(truth, truth.piece);
  events?.push({ type: 'jumped', by: mover(truth), from: squareOf(from), to: squareOf(to) });
  arrive(truth, to, events);
};

const fork = (truth: Truth, at: Cell, events: Events): void => {
  winCheese(truth, at, events);
  if (haveMiceWon(truth)) end(truth, events);
  else endRoll(truth, events);
};

/** Does what the turn owes. With a list it also tells what happened; search goes without, and nothing is allocated. */
export const apply = (truth: Truth, action: number, events?: ChopEvent[]): void => {
  const { phase, piece } = truth;
  if (phase === ROLL) return roll(truth, valueOfRoll(action), events);
  if (phase === MOVE && piece !== CAT) return walkMouse(truth, mouseOfAction(action), targetOfMouse(action), events);
  const to = targetOf(truth, action);
  if (phase === MOVE) return walkCat(truth, to, events);
  if (phase === JUMP) return jump(truth, to, events);
  if (phase === FORK) return fork(truth, to, events);
  setCat(truth, to, events);
};
