import { botNamed } from '@miaou/bots';
import type { GameTypes } from '@miaou/kit';
import type { BotPool, BotTask } from '../../bots/botPool.js';
import { chooserAmong } from '../../bots/chooser.js';

/** The house's own bots without threads, for tests of everything around them. */
export class QuickBots implements BotPool {
  readonly tasks: BotTask[] = [];
  private readonly chooseIndex = chooserAmong(botNamed);

  async choose(task: BotTask): Promise<GameTypes['move']> {
    this.tasks.push(task);
    const move = task.legalMoves[(await this.chooseIndex(task)) ?? 0];
    if (move === undefined) throw new Error('a bot was asked for a move where none is legal');
    return move;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
