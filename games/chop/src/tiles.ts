import { add, has, remove } from './cellSet.js';
import { end, haveMiceWon } from './ending.js';
import { type Cell, squareOf } from './squares.js';
import { CAT, FORK, JUMP, MOVE, type Truth } from './truth.js';
import { endRoll, endTurn } from './turns.js';
import { type ChopEvent, type Mouse, type Piece, TILE_KINDS, type TileKind } from './types.js';
import { findForks, findJumps, findWalks } from './walking.js';

type Events = ChopEvent[] | undefined;

/** The kinds by their number in `TILE_KINDS`. */
const CHEESE = 0;
const PLUS_1 = 2;
const PLUS_2 = 3;
const ARROW = 4;
const FORK_TILE = 5;
const KNIFE = 6;
/** No tile, or broken dishes: nothing happens (CT1). */
const NOTHING = 1;

export const pieceName = (piece: number): Piece => (piece === CAT ? 'cat' : (piece as Mouse));

/** Turns up the tile where a piece has come to, and takes it off the board. */
const turnTile = (truth: Truth, at: Cell, events: Events): number => {
  if (!has(truth.faceDown, at)) return NOTHING;
  remove(truth.faceDown, at);
  const kind = truth.kinds[at] as number;
  events?.push({
    type: 'tileTurned',
    square: squareOf(at),
    tile: TILE_KINDS[kind] as TileKind,
    by: pieceName(truth.piece),
  });
  return kind;
};

/** What a tile asks for is owed now, or it lapses if there is no way to do it. */
const owe = (truth: Truth, phase: number, tile: number, events: Events): void => {
  if (truth.choices > 0) {
    truth.phase = phase;
    return;
  }
  events?.push({ type: 'tileLapsed', tile: TILE_KINDS[tile] as TileKind, by: pieceName(truth.piece) });
  endRoll(truth, events);
};

/** The same piece walks on by exactly so many squares (CT4). */
const walkOn = (truth: Truth, tile: number, events: Events): void => {
  findWalks(truth, tile === PLUS_1 ? 1 : 2);
  owe(truth, MOVE, tile, events);
};

/** The piece goes to any other square (CT5). */
const jumpOn = (truth: Truth, events: Events): void => {
  findJumps(truth);
  owe(truth, JUMP, ARROW, events);
};

/** The mice choose a cheese (CT6). */
const useFork = (truth: Truth, events: Events): void => {
  findForks(truth);
  owe(truth, FORK, FORK_TILE, events);
};

/** The turn ends at once, and the other side rolls twice (CT7). */
const hurt = (truth: Truth, events: Events): void => {
  events?.push({ type: 'knifeHurt', by: pieceName(truth.piece), rollsLost: truth.rollsLeft });
  endTurn(truth, 2, events);
};

const doTile = (truth: Truth, kind: number, events: Events): void => {
  switch (kind) {
    case PLUS_1:
    case PLUS_2:
      return walkOn(truth, kind, events);
    case ARROW:
      return jumpOn(truth, events);
    case FORK_TILE:
      return useFork(truth, events);
    case KNIFE:
      return hurt(truth, events);
    default:
      return endRoll(truth, events);
  }
};

/** A mouse wins the cheese at a cell (CT2). */
export const winCheese = (truth: Truth, at: Cell, events: Events): void => {
  remove(truth.cheese, at);
  truth.won++;
  events?.push({ type: 'cheeseWon', square: squareOf(at), mouse: truth.piece as Mouse, won: truth.won });
};

/** What a mouse finds where it stops. A match that is won owes nothing more, whatever the tile (CE2). */
export const findAsMouse = (truth: Truth, at: Cell, events: Events): void => {
  const kind = turnTile(truth, at, events);
  if (kind === CHEESE || has(truth.cheese, at)) winCheese(truth, at, events);
  if (haveMiceWon(truth)) end(truth, events);
  else doTile(truth, kind, events);
};

/** What the cat finds where it stops: nothing on the table, and cheese stays, face up, under it (CT2). */
export const findAsCat = (truth: Truth, at: Cell, events: Events): void => {
  const kind = has(truth.rules.table, at) ? NOTHING : turnTile(truth, at, events);
  if (kind === CHEESE) {
    add(truth.cheese, at);
    events?.push({ type: 'cheeseUncovered', square: squareOf(at) });
  }
  doTile(truth, kind, events);
};
