/// <reference lib="webworker" />
import { adviserFor, type BotRequest, botNamed, fetchFor, type Hint } from '@miaou/bots';
import { SeededChance, sameJson } from '@miaou/kit';
import type { BotReply, BotTask, HintReply, HintTask, Question } from './botTask';

/** The program of the worker in which bots play and hints are thought of. */
const requestOf = ({ game, seat, view, legalMoves, seed, milliseconds }: HintTask): BotRequest => ({
  game,
  seat,
  view,
  legalMoves,
  chance: new SeededChance(seed),
  budget: { milliseconds },
});

const indexChosen = async (task: BotTask): Promise<number | null> => {
  await fetchFor(task);
  const move = await botNamed(task.game, task.bot)?.choose(requestOf(task));
  const index = task.legalMoves.findIndex((legal) => sameJson(legal, move));
  return index < 0 ? null : index;
};

const hintsFor = async (task: HintTask): Promise<readonly Hint[]> => {
  await fetchFor(task);
  return adviserFor(task.game)?.rank(requestOf(task)) ?? [];
};

const replyTo = async ({ id, task }: Question<BotTask | HintTask>): Promise<BotReply | HintReply> =>
  'bot' in task
    ? { id, index: await indexChosen(task).catch(() => null) }
    : { id, hints: await hintsFor(task).catch(() => []) };

addEventListener('message', (event: MessageEvent<Question<BotTask | HintTask>>) => {
  void replyTo(event.data).then((reply) => postMessage(reply));
});
