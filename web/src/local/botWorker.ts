/// <reference lib="webworker" />
import { botNamed } from '@miaou/bots';
import { SeededChance, sameJson } from '@miaou/kit';
import type { BotQuestion, BotReply, BotTask } from './botTask';

/** The program of the bots' worker. */
const indexChosen = async ({
  game,
  bot,
  seat,
  view,
  legalMoves,
  seed,
  milliseconds,
}: BotTask): Promise<number | null> => {
  const chance = new SeededChance(seed);
  const move = await botNamed(game, bot)?.choose({ game, seat, view, legalMoves, chance, budget: { milliseconds } });
  const index = legalMoves.findIndex((legal) => sameJson(legal, move));
  return index < 0 ? null : index;
};

const answer = async ({ id, task }: BotQuestion): Promise<void> => {
  const index = await indexChosen(task).catch(() => null);
  const reply: BotReply = { id, index };
  postMessage(reply);
};

addEventListener('message', (event: MessageEvent<BotQuestion>) => void answer(event.data));
