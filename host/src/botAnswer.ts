import { drawn, type GameTypes, SeededChance } from '@miaou/kit';
import type { BotTask } from './botTask.js';

type Move = GameTypes['move'];

/** Why a bot gave no legal move. `crowded`: no worker was free in time, so the bot was never asked. */
export type BotFailure = 'late' | 'illegal' | 'crashed' | 'crowded';

/** The chosen move by its index among the legal ones. */
export type BotAnswer = { readonly index: number } | { readonly failure: BotFailure };

/**
 * Any legal move, each as likely as the others. From a move that follows from the hand, such as the lowest card, others could read the
 * hand of every bot while the server is overloaded.
 */
const fallbackMove = ({ legalMoves, seed }: BotTask): Move => drawn(legalMoves, new SeededChance(`fallback ${seed}`));

/** Always a legal move: the fallback where the bot gave none, after `failed` was called with the reason. */
export const moveOf = (task: BotTask, answer: BotAnswer, failed: (failure: BotFailure) => void): Move => {
  const move = 'index' in answer ? task.legalMoves[answer.index] : undefined;
  if (move !== undefined) return move;
  failed('failure' in answer ? answer.failure : 'illegal');
  return fallbackMove(task);
};
