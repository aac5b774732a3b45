import { type Chance, shuffled } from '@miaou/kit';
import { boardOf } from './board.js';
import { tilesOf } from './deal.js';
import { rulesOf } from './rules.js';
import { type Cell, cellOf, HIGH, LOW, OFF_BOARD, squareOf } from './squares.js';
import { findForks } from './tiles.js';
import { ANY_MOUSE, CAT, FORK, JUMP, MOVE, SIDE_OF_WINNER, startTruth, type Truth } from './truth.js';
import { type ChopView, MICE, PHASES, type Place, type TileKind, type TileMap } from './types.js';
import { findJumps, findWalks } from './walking.js';

const cellOrOff = (place: Place | null | undefined): Cell => (place == null ? OFF_BOARD : cellOf(place));

const union = (places: readonly (Place | null)[], words: readonly number[]): number =>
  places.reduce((set, place) => set | (words[cellOrOff(place)] as number), 0);

const restorePieces = (truth: Truth, { cat, mice, started }: ChopView): void => {
  truth.cat = cellOrOff(cat);
  for (const mouse of MICE) truth.mice[mouse] = cellOrOff(mice[mouse]);
  truth.miceLow = union(mice, LOW);
  truth.miceHigh = union(mice, HIGH);
  truth.miceLeft = mice.filter((place) => place !== null).length;
  truth.started = started.reduce<number>((bits, mouse) => bits | (1 << mouse), 0);
};

const restoreTiles = (truth: Truth, { faceDown, cheese, broughtHome }: ChopView): void => {
  truth.downLow = union(faceDown, LOW);
  truth.downHigh = union(faceDown, HIGH);
  truth.cheeseLow = union(cheese.faceUp, LOW);
  truth.cheeseHigh = union(cheese.faceUp, HIGH);
  truth.won = cheese.won;
  truth.broughtHome = Number(broughtHome);
};

const pieceNumber = (piece: ChopView['piece']): number => (piece === 'cat' ? CAT : (piece ?? ANY_MOUSE));

const restoreTurn = (truth: Truth, view: ChopView): void => {
  truth.phase = PHASES.indexOf(view.phase);
  truth.piece = pieceNumber(view.piece);
  truth.mouseSeat = view.mouseSeat;
  truth.seat = truth.piece === CAT ? truth.rules.catSeat : view.mouseSeat;
  truth.rounds = view.round - 1;
  truth.rollsLeft = view.rollsLeft;
  truth.winner = SIDE_OF_WINNER.indexOf(view.result?.side ?? null);
};

const restoreTargets = (truth: Truth, { steps }: ChopView): void => {
  if (truth.phase === MOVE) findWalks(truth, steps ?? 0);
  if (truth.phase === JUMP) findJumps(truth);
  if (truth.phase === FORK) findForks(truth);
};

/** The position behind a view, with these tiles dealt. */
export const restore = (view: ChopView, tiles: readonly TileKind[]): Truth => {
  const truth = startTruth(rulesOf(view.options), { tiles, firstMouseSeat: view.firstMouseSeat });
  restorePieces(truth, view);
  restoreTiles(truth, view);
  restoreTurn(truth, view);
  restoreTargets(truth, view);
  return truth;
};

/** Shuffles what is left over the squares still face down: every order is as likely as any other. */
const guessTiles = ({ faceDown, unseen }: ChopView, chance: Chance): TileMap => {
  const tiles = shuffled(tilesOf(unseen), chance);
  return Object.fromEntries(faceDown.map((square, index) => [square, tiles[index]]));
};

/** A position that nobody can tell from the real one. */
export const sample = (view: ChopView, chance: Chance): Truth => {
  const lying = { ...view.turned, ...(view.rest ?? guessTiles(view, chance)) };
  const { tiled } = boardOf(view.options.layout);
  return restore(
    view,
    tiled.map((cell) => lying[squareOf(cell)] as TileKind),
  );
};
