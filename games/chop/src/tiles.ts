import { add, has, remove } from './cellSet.js';
import { end, haveMiceWon } from './ending.js';
import { type Cell, squareOf } from './squares.js';
import { CAT, FORK, JUMP, MOVE, type Truth } from './truth.js';
import { endRoll, endTurn } from './turns.js';
import type { ChopEvent, Mouse, Piece, TileKind } from './types.js';
import { findForks, findJumps, findWalks } from './walking.js';

type Events = ChopEvent[] | undefined;

/** The piece whose move this is. */
export const mover = ({ piece }: Truth): Piece => (piece === CAT ? 'cat' : (piece as Mouse));

/** Turns up the tile where a piece has come to, and takes it off the board. No tile is as good as broken dishes (CT1). */
const turnTile = (truth: Truth, at: Cell, events: Events): TileKind => {
  if (!has(truth.faceDown, at)) return 'broken';
  remove(truth.faceDown, at);
  const tile = truth.kinds[at] as TileKind;
  events?.push({ type: 'tileTurned', square: squareOf(at), tile, by: mover(truth) });
  return tile;
};

/** What a tile asks for is owed now, or it lapses if there is no way to do it. */
const owe = (truth: Truth, phase: number, tile: TileKind, events: Events): void => {
  if (truth.choices > 0) {
    truth.phase = phase;
    return;
  }
  events?.push({ type: 'tileLapsed', tile, by: mover(truth) });
  endRoll(truth, events);
};

/** +n walks on (CT4), an arrow jumps (CT5), a fork takes cheese (CT6); a knife ends the turn at once (CT7). */
const doTile = (truth: Truth, tile: TileKind, events: Events): void => {
  switch (tile) {
    case 'plus1':
    case 'plus2':
      findWalks(truth, tile === 'plus1' ? 1 : 2);
      return owe(truth, MOVE, tile, events);
    case 'arrow':
      findJumps(truth);
      return owe(truth, JUMP, tile, events);
    case 'fork':
      findForks(truth);
      return owe(truth, FORK, tile, events);
    case 'knife':
      events?.push({ type: 'knifeHurt', by: mover(truth), rollsLost: truth.rollsLeft });
      return endTurn(truth, 2, events);
    case 'cheese':
    case 'broken':
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
  const tile = turnTile(truth, at, events);
  if (tile === 'cheese' || has(truth.cheese, at)) winCheese(truth, at, events);
  if (haveMiceWon(truth)) end(truth, events);
  else doTile(truth, tile, events);
};

/** What the cat finds where it stops: nothing on the table, and cheese stays, face up, under it (CT2). */
export const findAsCat = (truth: Truth, at: Cell, events: Events): void => {
  const tile = has(truth.rules.table, at) ? 'broken' : turnTile(truth, at, events);
  if (tile === 'cheese') {
    add(truth.cheese, at);
    events?.push({ type: 'cheeseUncovered', square: squareOf(at) });
  }
  doTile(truth, tile, events);
};
