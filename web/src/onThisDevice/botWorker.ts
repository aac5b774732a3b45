/// <reference lib="webworker" />
import { adviserFor, botNamed, type Hint, loadWeights } from '@miaou/bots';
import { type BotTask, chooseIndex, type DecisionTask, moveRequestOf } from '@miaou/host';
import type { BotReply, HintReply, WorkerRequest } from './workerMessages';

// The program of the worker in which bots choose moves and advisers make hints.

const chosenIndex = async (task: BotTask): Promise<number | undefined> => {
  await loadWeights(task);
  return chooseIndex(botNamed(task.game, task.bot), task);
};

const hintsFor = async (task: DecisionTask): Promise<readonly Hint[]> => {
  await loadWeights(task);
  return adviserFor(task.game)?.rank(moveRequestOf(task)) ?? [];
};

const replyTo = async ({ id, task }: WorkerRequest<BotTask | DecisionTask>): Promise<BotReply | HintReply> =>
  'bot' in task
    ? { id, index: (await chosenIndex(task).catch(() => undefined)) ?? null }
    : { id, hints: await hintsFor(task).catch(() => []) };

addEventListener('message', (event: MessageEvent<WorkerRequest<BotTask | DecisionTask>>) => {
  void replyTo(event.data).then((reply) => postMessage(reply));
});
