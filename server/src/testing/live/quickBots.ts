import { botNamed } from '@miaou/bots';
import { type BotAnswer, type BotTask, chooseIndex } from '@miaou/host';
import type { BotPool } from '../../bots/workerPool.js';

/** The server's bots without threads, for tests of everything around them. */
export class QuickBots implements BotPool {
  readonly tasks: BotTask[] = [];
  warmUps = 0;

  async choose(task: BotTask): Promise<BotAnswer> {
    this.tasks.push(task);
    const index = await chooseIndex(botNamed(task.game, task.bot), task);
    return index === undefined ? { failure: 'illegal' } : { index };
  }

  warmUp(): void {
    this.warmUps += 1;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
