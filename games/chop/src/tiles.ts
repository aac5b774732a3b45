import { endIfMiceWon } from './ending.js';
import { type Cell, contains, countBits, HIGH, LOW, squareOf } from './squares.js';
import { CAT, FORK, JUMP, MOVE, type Truth } from './truth.js';
import { endRoll, endTurn } from './turns.js';
import { type ChopEvent, type Mouse, type Piece, TILE_KINDS, type TileKind } from './types.js';
import { findJumps, findWalks } from './walking.js';

type Events = ChopEvent[] | undefined;

const CHEESE = TILE_KINDS.indexOf('cheese');
const PLUS_1 = TILE_KINDS.indexOf('plus1');
const PLUS_2 = TILE_KINDS.indexOf('plus2');
const ARROW = TILE_KINDS.indexOf('arrow');
const FORK_TILE = TILE_KINDS.indexOf('fork');
const KNIFE = TILE_KINDS.indexOf('knife');
/** No tile, or broken dishes: nothing happens (CT1). */
const NOTHING = TILE_KINDS.indexOf('broken');

export const pieceName = (piece: number): Piece => (piece === CAT ? 'cat' : (piece as Mouse));

/** Turns up the tile where a piece has come to, and takes it off the board. */
const turnTile = (truth: Truth, at: Cell, events: Events): number => {
  if (!contains(truth.downLow, truth.downHigh, at)) return NOTHING;
  truth.downLow &= ~(LOW[at] as number);
  truth.downHigh &= ~(HIGH[at] as number);
  const kind = truth.kinds[at] as number;
  events?.push({
    type: 'tileTurned',
    square: squareOf(at),
    tile: TILE_KINDS[kind] as TileKind,
    by: pieceName(truth.piece),
  });
  return kind;
};

/** The same piece walks on by exactly so many squares, or the tile lapses (CT4). */
const walkOn = (truth: Truth, steps: number, events: Events): void => {
  findWalks(truth, steps);
  if (truth.choices > 0) {
    truth.phase = MOVE;
    return;
  }
  events?.push({ type: 'plusLapsed', by: pieceName(truth.piece), steps });
  endRoll(truth, events);
};

/** The piece goes to any other square, or the tile lapses (CT5). */
const jumpOn = (truth: Truth, events: Events): void => {
  findJumps(truth);
  if (truth.choices > 0) {
    truth.phase = JUMP;
    return;
  }
  events?.push({ type: 'arrowLapsed', by: pieceName(truth.piece) });
  endRoll(truth, events);
};

/** Finds the face-up cheese that mice can fork: not the one under the cat (CT3). */
export const findForks = (truth: Truth): void => {
  const low = truth.cheeseLow & ~(LOW[truth.cat] as number);
  const high = truth.cheeseHigh & ~(HIGH[truth.cat] as number);
  truth.targetsLow[0] = low;
  truth.targetsHigh[0] = high;
  truth.choices = countBits(low) + countBits(high);
};

/** The mice choose a cheese; the cat has no use for a fork (CT6). */
const useFork = (truth: Truth, events: Events): void => {
  findForks(truth);
  if (truth.piece !== CAT && truth.choices > 0) {
    truth.phase = FORK;
    return;
  }
  events?.push({ type: 'forkLapsed', by: pieceName(truth.piece) });
  endRoll(truth, events);
};

/** The turn ends at once, and the other side rolls twice (CT7). */
const hurt = (truth: Truth, events: Events): void => {
  events?.push({ type: 'knifeHurt', by: pieceName(truth.piece), rollsLost: truth.rollsLeft });
  endTurn(truth, 2, events);
};

const doTile = (truth: Truth, kind: number, events: Events): void => {
  switch (kind) {
    case PLUS_1:
      return walkOn(truth, 1, events);
    case PLUS_2:
      return walkOn(truth, 2, events);
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
  truth.cheeseLow &= ~(LOW[at] as number);
  truth.cheeseHigh &= ~(HIGH[at] as number);
  truth.won++;
  events?.push({ type: 'cheeseWon', square: squareOf(at), mouse: truth.piece as Mouse, won: truth.won });
};

/** What a mouse finds where it stops. A match that is won owes nothing more, whatever the tile (CE2). */
export const findAsMouse = (truth: Truth, at: Cell, events: Events): void => {
  const kind = turnTile(truth, at, events);
  if (kind === CHEESE || contains(truth.cheeseLow, truth.cheeseHigh, at)) winCheese(truth, at, events);
  if (!endIfMiceWon(truth, events)) doTile(truth, kind, events);
};

/** What the cat finds where it stops on the floor: cheese stays, face up, under it (CT2). */
export const findAsCat = (truth: Truth, at: Cell, events: Events): void => {
  const kind = turnTile(truth, at, events);
  if (kind === CHEESE) {
    truth.cheeseLow |= LOW[at] as number;
    truth.cheeseHigh |= HIGH[at] as number;
    events?.push({ type: 'cheeseUncovered', square: squareOf(at) });
  }
  doTile(truth, kind, events);
};
