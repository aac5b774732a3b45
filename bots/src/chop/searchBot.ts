import type { ChopMove, ChopTypes, ChopView, Side } from '@miaou/chop';
import { at, type Chance, drawWeighted } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { catchRiskIn } from './catchRisk.js';
import { type Evaluator, trainedEvaluator } from './networkCache.js';
import { byValue, type Depth, type RankedMove, rankMoves } from './rankMoves.js';
import { sensibleMoves } from './sense.js';

/** Values are in chances to win. */
export interface SearchBotParams {
  readonly depth: Depth;
  /** The softmax temperature by side at which a move is drawn; 0 takes the best. The cat's moves differ less in value. */
  readonly temperature: Readonly<Record<Side, number>>;
  /** What a mouse pays not to end where the cat's next roll would surely catch it; below 0 it seeks the risk. */
  readonly riskAversion: number;
}

const withRiskAversion = (
  ranked: readonly RankedMove[],
  view: ChopView,
  riskAversion: number,
): readonly RankedMove[] => {
  if (riskAversion === 0 || view.piece === 'cat') return ranked;
  const riskAt = catchRiskIn(view);
  const adjusted = ({ move, value }: RankedMove): number => value - ('to' in move ? riskAversion * riskAt(move.to) : 0);
  return ranked.map((option) => ({ move: option.move, value: adjusted(option) })).toSorted(byValue);
};

const softmaxMove = (ranked: readonly RankedMove[], temperature: number, chance: Chance): ChopMove => {
  const best = at(ranked, 0).value;
  const weights = ranked.map(({ value }) => Math.exp((value - best) / temperature));
  return at(ranked, drawWeighted(weights, chance)).move;
};

/** A bot that ranks every move by an expectimax search over a value network. */
export const searchBot = (
  name: string,
  { depth, temperature, riskAversion }: SearchBotParams,
  evaluator: () => Evaluator = trainedEvaluator,
): Bot<ChopTypes> => ({
  name,
  choose: ({ view, legalMoves, chance }) => {
    const moves = sensibleMoves(view, legalMoves);
    const ranked = withRiskAversion(rankMoves(view, moves, depth, evaluator()), view, riskAversion);
    const heat = temperature[view.piece === 'cat' ? 'cat' : 'mice'];
    return heat === 0 ? at(ranked, 0).move : softmaxMove(ranked, heat, chance);
  },
});
