import type { Bot } from '@miaou/bots';
import { SeededChance, sameJson } from '@miaou/kit';
import type { BotTask } from './botPool.js';

/** Finds a bot by game and name. */
export type BotLookup = (game: string, bot: string) => Bot | undefined;

/** Runs in a thread of its own. Answers with the place of the bot's move among the legal ones, or nothing if it is none of them. */
export const chooserAmong =
  (botNamed: BotLookup) =>
  async (task: BotTask): Promise<number | undefined> => {
    const { game, seat, view, legalMoves, milliseconds } = task;
    const bot = botNamed(game, task.bot);
    if (bot === undefined) return undefined;
    const chance = new SeededChance(task.seed);
    const move = await bot.choose({ game, seat, view, legalMoves, chance, budget: { milliseconds } });
    const index = legalMoves.findIndex((legal) => sameJson(legal, move));
    return index < 0 ? undefined : index;
  };
