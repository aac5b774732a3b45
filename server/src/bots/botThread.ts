import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotTask } from '@miaou/host';

/** What the program of a thread reports: that it can be asked from now on, or its answer. */
export type BotThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'chosen'; readonly index: number | undefined }
  | { readonly kind: 'crashed' };

export interface BotThreadListener {
  /** It can be asked: its program has started, or it has answered. */
  free(thread: BotThread): void;
  ended(thread: BotThread, wasReady: boolean): void;
}

/** Passing messages takes time that is not the bot's fault. */
const GRACE_MILLISECONDS = 1_000;

const answerOf = (message: Exclude<BotThreadMessage, { kind: 'ready' }>): BotAnswer => {
  if (message.kind === 'crashed') return { failure: 'crashed' };
  return message.index === undefined ? { failure: 'illegal' } : { index: message.index };
};

/**
 * A thread in which one bot thinks at a time. It starts without a limit of time: one that is ended before it is ready would be started
 * again and again on a slow machine. A bot that exceeds its time is ended with its thread: a busy loop receives no message.
 */
export class BotThread {
  readonly #worker: Worker;
  #isReady = false;
  #reply: ((answer: BotAnswer) => void) | undefined;
  #watchdog: NodeJS.Timeout | undefined;

  constructor(program: URL, megabytes: number, listener: BotThreadListener) {
    this.#worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    this.#worker.unref();
    this.#worker.on('message', (message: BotThreadMessage) => {
      if (message.kind === 'ready') this.#isReady = true;
      else this.#answer(answerOf(message));
      listener.free(this);
    });
    // What ended it is the bot's matter; without a listener the whole process would end with it.
    this.#worker.on('error', () => undefined);
    this.#worker.once('exit', () => {
      this.#answer({ failure: 'crashed' });
      listener.ended(this, this.#isReady);
    });
  }

  /** To be called only while it is free. */
  ask(task: BotTask): Promise<BotAnswer> {
    return new Promise((resolve) => {
      this.#reply = resolve;
      this.#watchdog = setTimeout(() => this.#late(), task.milliseconds + GRACE_MILLISECONDS).unref();
      this.#worker.postMessage(task, []);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #late(): void {
    this.#answer({ failure: 'late' });
    void this.end();
  }

  #answer(answer: BotAnswer): void {
    clearTimeout(this.#watchdog);
    const reply = this.#reply;
    this.#reply = undefined;
    reply?.(answer);
  }
}
