import type { ChopMove, ChopView, TileKind } from '@miaou/chop';
import { type ChopPosition, restore } from '@miaou/chop/search';
import { type Evaluator, trainedEvaluator } from './networkCache.js';
import { unseenOf } from './unseenTiles.js';

/** The mice plan for a match of at most this many rounds, so that they make progress; the true end (CE4) may come sooner. */
const HORIZON = 110;
const MIN_ROUNDS_LEFT = 20;

/** A deeper search hardly ever corrects a value by more: moves that are farther behind are not searched. */
const MOST_CORRECTION = 0.08;

/** A move with its value to the side that makes it, from 0 to 1. */
export interface RankedMove {
  readonly move: ChopMove;
  readonly value: number;
}

/** The position of a view with these tiles face down, as the side to move plans for it. */
export const positionFromView = (view: ChopView, faceDown: TileKind[]): ChopPosition => {
  const position = restore(view, faceDown);
  const { maxRounds } = view.options;
  const left = Math.min(maxRounds - position.rounds, Math.max(MIN_ROUNDS_LEFT, HORIZON - position.rounds));
  if (view.piece !== 'cat') position.rounds = maxRounds - left;
  return position;
};

export const byValue = (one: RankedMove, other: RankedMove): number => other.value - one.value;

/** How deep a bot looks. */
export interface Depth {
  /** How many of the best moves are searched deeper than one move; 0 for none. */
  readonly moves: number;
  /** How many rolls are searched for these. */
  readonly rolls: number;
}

export const ONE_MOVE: Depth = { moves: 0, rolls: 0 };

/**
 * The legal moves, best first. For the best of them a deeper search corrects the value: by how much it changes if the tile that the move
 * turns is broken dishes. Searching every kind of tile would cost three times as much.
 */
export const rankMoves = (
  view: ChopView,
  legalMoves: readonly ChopMove[],
  depth: Depth,
  { expectimax }: Evaluator = trainedEvaluator(),
): RankedMove[] => {
  // Every face-down tile is a placeholder: the search knows how many of each kind are left, not where they are.
  const position = positionFromView(
    view,
    view.faceDown.map(() => 'broken'),
  );
  const root = expectimax.begin(position, unseenOf(view.unseen));
  const toSide = (value: number): number => (view.piece === 'cat' ? 1 - value : value);
  const shallowOf = (move: ChopMove): number => toSide(expectimax.valueOf(root, root.actionOf(move), 0, 'all'));
  const correctionOf = (move: ChopMove): number => {
    const action = root.actionOf(move);
    const shallow = toSide(expectimax.valueOf(root, action, 0, 'none'));
    return toSide(expectimax.valueOf(root, action, depth.rolls, 'none')) - shallow;
  };
  const ranked = legalMoves.map((move) => ({ move, value: shallowOf(move) })).toSorted(byValue);
  const deep: RankedMove[] = [];
  for (const { move, value } of ranked.slice(0, depth.moves)) {
    if (deep.some((other) => other.value > value + MOST_CORRECTION)) break;
    deep.push({ move, value: Math.max(0, Math.min(1, value + correctionOf(move))) });
  }
  return [...deep.toSorted(byValue), ...ranked.slice(deep.length)];
};
