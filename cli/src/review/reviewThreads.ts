import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ReviewedDecision, ReviewSettings } from '@miaou/bots';
import type { MatchRecord } from '@miaou/kit';

/** One decision to review. */
export interface ReviewTask {
  readonly game: string;
  readonly record: MatchRecord;
  readonly move: number;
  readonly settings: ReviewSettings;
}

const BUNDLED = new URL('./bundle-review.js', import.meta.url);

const program = (): URL => (existsSync(BUNDLED) ? BUNDLED : new URL('./reviewThread.js', import.meta.url));

/** Threads that review decisions. A decision's figures depend on its seed alone, so that it does not matter which one reviews it. */
export class ReviewThreads {
  readonly #threads: readonly Worker[];

  constructor(count: number) {
    // Threads run the built code, whatever conditions the main thread was started with.
    this.#threads = Array.from({ length: count }, () => new Worker(program(), { execArgv: [] }));
  }

  /** All decisions in the order of their tasks. */
  async reviewAll(tasks: readonly ReviewTask[], finished: () => void): Promise<readonly ReviewedDecision[]> {
    const reviewed: ReviewedDecision[] = [];
    const queue = tasks.entries();
    const work = async (thread: Worker): Promise<void> => {
      for (const [index, task] of queue) {
        reviewed[index] = await this.#ask(thread, task);
        finished();
      }
    };
    await Promise.all(this.#threads.map(work));
    return reviewed;
  }

  close(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    for (const thread of this.#threads) thread.postMessage('close');
  }

  #ask(thread: Worker, task: ReviewTask): Promise<ReviewedDecision> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        thread.off('message', answered).off('error', failed);
        end();
      };
      const answered = (decision: ReviewedDecision): void => settle(() => resolve(decision));
      const failed = (error: Error): void => settle(() => reject(error));
      thread.on('message', answered).on('error', failed);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      thread.postMessage(task);
    });
  }
}
