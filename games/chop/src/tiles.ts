import { at } from '@miaou/kit';
import { add, has, remove } from './cellSet.js';
import { CAT, type MatchState } from './matchState.js';
import { endMatch, haveMiceWon } from './outcome.js';
import { type Cell, squareOf } from './squares.js';
import { endRoll } from './turns.js';
import type { AskingTile, ChopEvent, Mouse, Phase, Piece, TileKind } from './types.js';
import { findForks, findJumps, findWalks } from './walking.js';

/** The piece whose move this is. */
export const mover = ({ piece }: MatchState): Piece => (piece === CAT ? 'cat' : (piece as Mouse));

/** Turns up the tile where a piece has come to, and takes it off the board. No tile is as good as broken dishes (CT1). */
const turnTile = (match: MatchState, cell: Cell, events?: ChopEvent[]): TileKind => {
  if (!has(match.faceDown, cell)) return 'broken';
  remove(match.faceDown, cell);
  const tile = at(match.kinds, cell);
  events?.push({ type: 'tileTurned', square: squareOf(cell), tile, by: mover(match) });
  return tile;
};

/** What a tile asks for is owed now, or it lapses if there is no way to do it. */
const owe = (match: MatchState, phase: Phase, tile: AskingTile, events?: ChopEvent[]): void => {
  if (match.choices > 0) {
    match.phase = phase;
    return;
  }
  events?.push({ type: 'tileLapsed', tile, by: mover(match) });
  endRoll(match, events);
};

/** A knife gives the other side two rolls, and takes a second one still owed unless the option leaves it (CT7). */
const beHurt = (match: MatchState, events?: ChopEvent[]): void => {
  const rollsLost = match.setup.knifeEndsTurn ? match.rollsLeft : 0;
  match.rollsLeft -= rollsLost;
  match.nextRolls = 2;
  events?.push({ type: 'knifeHurt', by: mover(match), rollsLost });
  endRoll(match, events);
};

/** +n walks on (CT4), an arrow jumps (CT5), a fork takes cheese (CT6), a knife hurts (CT7). */
const doTile = (match: MatchState, tile: TileKind, events?: ChopEvent[]): void => {
  switch (tile) {
    case 'plus1':
    case 'plus2':
      findWalks(match, tile === 'plus1' ? 1 : 2);
      return owe(match, 'move', tile, events);
    case 'arrow':
      findJumps(match);
      return owe(match, 'jump', tile, events);
    case 'fork':
      findForks(match);
      return owe(match, 'fork', tile, events);
    case 'knife':
      return beHurt(match, events);
    case 'cheese':
    case 'broken':
      return endRoll(match, events);
  }
};

/** A mouse wins the cheese at a cell (CT2). */
export const winCheese = (match: MatchState, cell: Cell, events?: ChopEvent[]): void => {
  remove(match.cheese, cell);
  match.won++;
  events?.push({ type: 'cheeseWon', square: squareOf(cell), mouse: match.piece as Mouse, won: match.won });
};

/** What a mouse finds where it stops. A match that is won owes nothing more, whatever the tile (CE2). */
export const findAsMouse = (match: MatchState, cell: Cell, events?: ChopEvent[]): void => {
  const tile = turnTile(match, cell, events);
  if (tile === 'cheese' || has(match.cheese, cell)) winCheese(match, cell, events);
  if (haveMiceWon(match)) endMatch(match, events);
  else doTile(match, tile, events);
};

/** What the cat finds where it stops: nothing on the table, and cheese stays, face up, under it (CT2). */
export const findAsCat = (match: MatchState, cell: Cell, events?: ChopEvent[]): void => {
  const tile = has(match.setup.table, cell) ? 'broken' : turnTile(match, cell, events);
  if (tile === 'cheese') {
    add(match.cheese, cell);
    events?.push({ type: 'cheeseUncovered', square: squareOf(cell) });
  }
  doTile(match, tile, events);
};
