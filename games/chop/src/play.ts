import { mouseOfAction, targetOf, targetOfMouse, valueOfRoll } from './actions.js';
import { putCat } from './cat.js';
import { sizeOf } from './cellSet.js';
import { CAT, type MatchState, type PieceNumber } from './matchState.js';
import { putMouse } from './mice.js';
import { endMatch, haveMiceWon } from './outcome.js';
import { findPath } from './paths.js';
import { type Cell, placeOf, squareOf } from './squares.js';
import { findAsCat, findAsMouse, mover, winCheese } from './tiles.js';
import { endRoll, passTurn, roll } from './turns.js';
import type { ChopEvent, Mouse, Place, Square } from './types.js';
import { cellOfPiece, waysOf } from './walking.js';

/** The places that a walk of the turn's steps enters. */
const pathOf = (match: MatchState, piece: PieceNumber, to: Cell): Place[] => {
  return findPath(waysOf(match, piece), cellOfPiece(match, piece), to, match.steps).map(placeOf);
};

const setCat = (match: MatchState, to: Cell, events?: ChopEvent[]): void => {
  match.cat = to;
  events?.push({ type: 'catSet', square: squareOf(to) });
  passTurn(match, events);
};

const arrive = (match: MatchState, to: Cell, events?: ChopEvent[]): void => {
  if (match.piece === CAT) return arriveCat(match, to, events);
  putMouse(match, match.piece as Mouse, to, events);
  findAsMouse(match, to, events);
};

const arriveCat = (match: MatchState, to: Cell, events?: ChopEvent[]): void => {
  putCat(match, to, events);
  if (sizeOf(match.miceSet) === 0) endMatch(match, events);
  else findAsCat(match, to, events);
};

const walkCat = (match: MatchState, to: Cell, events?: ChopEvent[]): void => {
  events?.push({
    type: 'catMoved',
    from: squareOf(match.cat),
    to: squareOf(to),
    path: pathOf(match, CAT, to) as Square[],
  });
  arriveCat(match, to, events);
};

/** The mouse that moves first is the turn's mouse from then on (CT4, CT7). */
const walkMouse = (match: MatchState, mouse: Mouse, to: Cell, events?: ChopEvent[]): void => {
  events?.push({
    type: 'mouseMoved',
    mouse,
    from: placeOf(match.mice[mouse]),
    to: placeOf(to),
    path: pathOf(match, mouse, to),
  });
  match.piece = mouse;
  arrive(match, to, events);
};

const jump = (match: MatchState, to: Cell, events?: ChopEvent[]): void => {
  const from = cellOfPiece(match, match.piece);
  events?.push({ type: 'jumped', by: mover(match), from: squareOf(from), to: squareOf(to) });
  arrive(match, to, events);
};

const fork = (match: MatchState, cell: Cell, events?: ChopEvent[]): void => {
  winCheese(match, cell, events);
  if (haveMiceWon(match)) endMatch(match, events);
  else endRoll(match, events);
};

/** Does what the turn owes. With a list it also records what happened; search leaves the list out, and nothing is allocated. */
export const apply = (match: MatchState, action: number, events?: ChopEvent[]): void => {
  const { phase, piece } = match;
  if (phase === 'roll') return roll(match, valueOfRoll(action), events);
  if (phase === 'move' && piece !== CAT) return walkMouse(match, mouseOfAction(action), targetOfMouse(action), events);
  const to = targetOf(match, action);
  if (phase === 'move') return walkCat(match, to, events);
  if (phase === 'jump') return jump(match, to, events);
  if (phase === 'fork') return fork(match, to, events);
  setCat(match, to, events);
};
