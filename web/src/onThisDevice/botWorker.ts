/// <reference lib="webworker" />
import {
  adviserFor,
  botNamed,
  type Hint,
  loadWeights,
  reviewMove,
  standingsBeside,
  summariseReview,
} from '@miaou/bots';
import { type BotTask, chooseIndex, type DecisionTask, moveRequestOf } from '@miaou/host';
import type { BotReply, HintReply, ReviewReply, ReviewTask, WorkerRequest } from './workerMessages';

// The program of the worker in which bots choose moves, advisers make hints and matches are reviewed.

const chosenIndex = async (task: BotTask): Promise<number | undefined> => {
  await loadWeights(task);
  return chooseIndex(botNamed(task.game, task.bot), task);
};

const hintsFor = async (task: DecisionTask): Promise<readonly Hint[]> => {
  await loadWeights(task);
  return adviserFor(task.game)?.rank(moveRequestOf(task)) ?? [];
};

const reviewOf = async (id: number, { game, record, wanted }: ReviewTask): Promise<ReviewReply> => {
  if ('move' in wanted) return { id, decision: (await reviewMove(game, record, wanted.move, wanted.settings)) ?? null };
  if ('beside' in wanted)
    return { id, others: (await standingsBeside(game, record, wanted.beside, wanted.settings)) ?? null };
  return { id, summary: (await summariseReview(game, record, wanted.decisions, wanted.others)) ?? null };
};

type Task = BotTask | DecisionTask | ReviewTask;

const replyTo = async ({ id, task }: WorkerRequest<Task>): Promise<BotReply | HintReply | ReviewReply> => {
  if ('record' in task) return reviewOf(id, task).catch(() => ({ id }));
  return 'bot' in task
    ? { id, index: (await chosenIndex(task).catch(() => undefined)) ?? null }
    : { id, hints: await hintsFor(task).catch(() => []) };
};

addEventListener('message', (event: MessageEvent<WorkerRequest<Task>>) => {
  void replyTo(event.data).then((reply) => postMessage(reply));
});
