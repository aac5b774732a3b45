import type { Clock } from '@miaou/client';
import type { BotAnswer, BotRunner, BotTask } from '@miaou/host';
import { type StartWorker, WorkerClient } from './workerClient';
import type { BotReply } from './workerMessages';

/** Bots in a web worker. */
export class WorkerBots implements BotRunner {
  readonly #worker: WorkerClient<BotTask, BotReply>;

  constructor(clock: Clock, start: StartWorker<BotTask, BotReply>) {
    this.#worker = new WorkerClient(clock, start);
  }

  async choose(task: BotTask): Promise<BotAnswer> {
    const reply = await this.#worker.request(task);
    if (reply === undefined) return { failure: 'late' };
    return reply.index === null ? { failure: 'illegal' } : { index: reply.index };
  }

  close(): void {
    this.#worker.close();
  }
}
