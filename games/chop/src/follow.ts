import { catchMouse } from './cat.js';
import { add, remove } from './cellSet.js';
import { CAT, type MatchState } from './matchState.js';
import { putMouse } from './mice.js';
import { restore } from './sample.js';
import { cellOf } from './squares.js';
import { passTurn } from './turns.js';
import type { ChopEvent, ChopView, Piece, Place, TileKind, TileMap } from './types.js';
import { viewOf } from './view.js';

const oweWalk = (match: MatchState, steps: number): void => {
  match.phase = 'move';
  match.steps = steps;
};

/** What a turned tile asks for, unless a later event says that it lapsed. */
const oweTile = (match: MatchState, tile: TileKind): void => {
  if (tile === 'plus1') oweWalk(match, 1);
  if (tile === 'plus2') oweWalk(match, 2);
  if (tile === 'arrow') match.phase = 'jump';
  if (tile === 'fork') match.phase = 'fork';
};

const put = (match: MatchState, piece: Piece, to: Place): void => {
  if (piece === 'cat') match.cat = cellOf(to);
  else putMouse(match, piece, cellOf(to));
};

/** Setting the cat is no turn; any other of the cat's ends a round (CE4). */
const pass = (match: MatchState): void => {
  if (match.piece === CAT && match.phase !== 'start') match.rounds++;
  passTurn(match);
};

const applyEvent = (match: MatchState, event: ChopEvent): void => {
  // What a roll owed counts as done: events that leave more to do say so.
  if (match.phase !== 'start' && event.type !== 'turnPassed') match.phase = 'roll';
  switch (event.type) {
    case 'catSet':
      return put(match, 'cat', event.square);
    case 'dieRolled':
      match.rollsLeft--;
      return oweWalk(match, event.value);
    case 'catMoved':
      return put(match, 'cat', event.to);
    case 'mouseMoved':
      match.piece = event.mouse;
      return put(match, event.mouse, event.to);
    case 'jumped':
      return put(match, event.by, event.to);
    case 'mouseCaught':
      return catchMouse(match, event.mouse);
    case 'tileTurned':
      remove(match.faceDown, cellOf(event.square));
      return oweTile(match, event.tile);
    case 'cheeseUncovered':
      return add(match.cheese, cellOf(event.square));
    case 'cheeseWon':
      match.won = event.won;
      return remove(match.cheese, cellOf(event.square));
    case 'turnPassed':
      match.nextRolls = event.rolls;
      return pass(match);
    case 'matchEnded':
      match.phase = 'over';
      match.rollsLeft = 0;
      match.nextRolls = 1;
      return;
    case 'knifeHurt':
      match.rollsLeft -= event.rollsLost;
      match.nextRolls = 2;
      return;
    case 'holeOpened':
    case 'rollLost':
    case 'tileLapsed':
      return;
  }
};

/** The tiles that are known after an event. */
const shown = ({ turned }: ChopView, event: ChopEvent): TileMap => {
  if (event.type === 'matchEnded') return { ...turned, ...event.rest };
  return event.type === 'tileTurned' ? { ...turned, [event.square]: event.tile } : turned;
};

/** The view after one event: the event is applied to the position behind the view, as far as that is known. */
export const follow = (view: ChopView, event: ChopEvent): ChopView => {
  const match = restore({ ...view, turned: shown(view, event) });
  applyEvent(match, event);
  return viewOf(match, view.viewer);
};

/** A die, a tile's face and the tiles shown at the end cannot be hidden again; all else can be undone. */
export const reveals = ({ type }: ChopEvent): boolean => ['dieRolled', 'tileTurned', 'matchEnded'].includes(type);
