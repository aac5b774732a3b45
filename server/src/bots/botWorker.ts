import { botNamed } from '@miaou/bots';
import { SeededChance, sameJson } from '@miaou/kit';
import type { BotTask } from './botPool.js';

/** Runs in a thread of its own. Answers with the place of the bot's move among the legal ones, or nothing if it is none of them. */
const chooseIndex = async (task: BotTask): Promise<number | undefined> => {
  const bot = botNamed(task.game, task.bot);
  if (bot === undefined) return undefined;
  const { game, seat, view, legalMoves } = task;
  const budget = { milliseconds: task.milliseconds };
  const move = await bot.choose({ game, seat, view, legalMoves, chance: new SeededChance(task.seed), budget });
  const index = legalMoves.findIndex((legal) => sameJson(legal, move));
  return index < 0 ? undefined : index;
};

export default chooseIndex;
