import { catchMouse } from './cat.js';
import { add, remove } from './cellSet.js';
import { putMouse } from './mice.js';
import { restore } from './sample.js';
import { cellOf } from './squares.js';
import { CAT, FORK, JUMP, MOVE, OVER, ROLL, START, type Truth } from './truth.js';
import { passTurn } from './turns.js';
import type { ChopEvent, ChopView, Piece, Place, TileKind, TileMap } from './types.js';
import { viewOf } from './view.js';

const oweWalk = (truth: Truth, steps: number): void => {
  truth.phase = MOVE;
  truth.steps = steps;
};

/** What a turned tile asks for, unless a later event says that it lapsed. */
const oweTile = (truth: Truth, tile: TileKind): void => {
  if (tile === 'plus1') oweWalk(truth, 1);
  if (tile === 'plus2') oweWalk(truth, 2);
  if (tile === 'arrow') truth.phase = JUMP;
  if (tile === 'fork') truth.phase = FORK;
};

const put = (truth: Truth, piece: Piece, to: Place): void => {
  if (piece === 'cat') truth.cat = cellOf(to);
  else putMouse(truth, piece, cellOf(to), undefined);
};

/** Setting the cat is no turn; any other of the cat's ends a round (CE4). */
const pass = (truth: Truth, rolls: number): void => {
  if (truth.piece === CAT && truth.phase !== START) truth.rounds++;
  passTurn(truth, rolls, undefined);
};

const happen = (truth: Truth, event: ChopEvent): void => {
  // What a roll owed counts as done: events that leave more to do say so.
  if (truth.phase !== START && event.type !== 'turnPassed') truth.phase = ROLL;
  switch (event.type) {
    case 'catSet':
      return put(truth, 'cat', event.square);
    case 'dieRolled':
      truth.rollsLeft--;
      return oweWalk(truth, event.value);
    case 'catMoved':
      return put(truth, 'cat', event.to);
    case 'mouseMoved':
      truth.piece = event.mouse;
      return put(truth, event.mouse, event.to);
    case 'jumped':
      return put(truth, event.by, event.to);
    case 'mouseCaught':
      return catchMouse(truth, event.mouse, undefined);
    case 'tileTurned':
      remove(truth.faceDown, cellOf(event.square));
      return oweTile(truth, event.tile);
    case 'cheeseUncovered':
      return add(truth.cheese, cellOf(event.square));
    case 'cheeseWon':
      truth.won = event.won;
      return remove(truth.cheese, cellOf(event.square));
    case 'turnPassed':
      return pass(truth, event.rolls);
    case 'matchEnded':
      truth.phase = OVER;
      truth.rollsLeft = 0;
      return;
    case 'holeOpened':
    case 'rollLost':
    case 'tileLapsed':
    case 'knifeHurt':
      return;
  }
};

/** The tiles that an event shows, beside those already turned. */
const shown = ({ turned }: ChopView, event: ChopEvent): TileMap => {
  if (event.type === 'matchEnded') return { ...turned, ...event.rest };
  return event.type === 'tileTurned' ? { ...turned, [event.square]: event.tile } : turned;
};

/** The view after one event: it happens on the position behind the view, as far as that is known. */
export const follow = (view: ChopView, event: ChopEvent): ChopView => {
  const truth = restore({ ...view, turned: shown(view, event) }, []);
  happen(truth, event);
  return viewOf(truth, view.viewer);
};

/** A die and a tile's face cannot be untold, nor can the tiles shown at the end. */
export const reveals = ({ type }: ChopEvent): boolean => ['dieRolled', 'tileTurned', 'matchEnded'].includes(type);
