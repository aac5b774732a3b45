import type { ChopMove, ChopView, TileKind } from '@miaou/chop';
import { type ChopPosition, restore } from '@miaou/chop/search';
import { type Evaluator, trainedEvaluator } from './networkCache.js';
import { unseenOf } from './unseenTiles.js';

/** The mice plan for a match of at most this many rounds, so that they make progress; the true end (CE4) may come sooner. */
const HORIZON = 110;
const MIN_ROUNDS_LEFT = 20;

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

/** The legal moves, best first. The `deepMoves` best of them are searched one roll deeper. */
export const rankMoves = (
  view: ChopView,
  legalMoves: readonly ChopMove[],
  deepMoves: number,
  { expectimax }: Evaluator = trainedEvaluator(),
): RankedMove[] => {
  // Every face-down tile is a placeholder: the search knows how many of each kind are left, not where they are.
  const position = positionFromView(
    view,
    view.faceDown.map(() => 'broken'),
  );
  const root = expectimax.begin(position, unseenOf(view.unseen));
  const valueOf = (move: ChopMove, rolls: number): number => {
    const value = expectimax.valueOf(root, root.actionOf(move), rolls, rolls === 0 ? 'all' : 'main');
    return view.piece === 'cat' ? 1 - value : value;
  };
  const shallow = legalMoves.map((move) => ({ move, value: valueOf(move, 0) })).toSorted(byValue);
  if (deepMoves === 0) return shallow;
  const best = shallow.slice(0, deepMoves).map(({ move }) => ({ move, value: valueOf(move, 1) }));
  return [...best.toSorted(byValue), ...shallow.slice(deepMoves)];
};
