import { botNamed, botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import { type BotTask, chooseIndex } from '@miaou/host';
import { type Game, SeededChance } from '@miaou/kit';
import { serveBots } from './serveBots.js';

const choose = (task: BotTask): Promise<number | undefined> => chooseIndex(botNamed(task.game, task.bot), task);

/** The first decision of a new match, for each bot. */
const firstTasks = (game: Game): readonly BotTask[] => {
  const chance = new SeededChance('warm up');
  const options = game.parseOptions(game.drawOptions({}, chance));
  if (!options.ok) return [];
  const position = game.start(options.value, game.deal(options.value, chance));
  const seat = position.actor;
  const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
  if (legalMoves.length === 0) return [];
  return botsFor(game.id).map(({ name }) => ({
    game: game.id,
    bot: name,
    seat,
    view,
    legalMoves,
    seed: name,
    milliseconds: 1,
  }));
};

// Networks are decoded and code is compiled by a first decision: later ones fit into their time.
for (const task of GAMES.flatMap(firstTasks)) await choose(task);

/** The program of the bots' threads. */
serveBots(choose);
