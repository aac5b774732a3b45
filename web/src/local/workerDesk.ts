import type { Clock } from '../link/clock';
import type { HintTask, Question } from './botTask';

/** The part of a worker that is used here. */
export interface AskedWorker<Task> {
  ask(question: Question<Task>): void;
  end(): void;
}

/** What a worker tells. */
export interface WorkerEars<Reply> {
  replied(reply: Reply): void;
  /** It could not be started, or broke down. */
  failed(): void;
}

export type StartWorker<Task, Reply> = (ears: WorkerEars<Reply>) => AskedWorker<Task>;

/** Loading what answers takes time that is not its own, the first time most. */
const GRACE_MILLISECONDS = 4_000;

interface Waiting<Reply> {
  readonly settle: (reply: Reply | undefined) => void;
  readonly stopWatch: () => void;
}

/** Asks a worker. One that overruns its time is ended, not asked to stop: a spinning loop hears nothing. */
export class WorkerDesk<Task extends Pick<HintTask, 'milliseconds'>, Reply extends { readonly id: number }> {
  readonly #waiting = new Map<number, Waiting<Reply>>();
  #worker: AskedWorker<Task> | undefined;
  #asked = 0;

  constructor(
    private readonly clock: Clock,
    private readonly start: StartWorker<Task, Reply>,
  ) {}

  /** Nothing where no answer came in time. */
  ask(task: Task): Promise<Reply | undefined> {
    return new Promise((settle) => {
      this.#asked += 1;
      const id = this.#asked;
      const stopWatch = this.clock.later(task.milliseconds + GRACE_MILLISECONDS, () => this.close());
      this.#waiting.set(id, { settle, stopWatch });
      this.#worker ??= this.#started();
      this.#worker.ask({ id, task });
    });
  }

  /** Ends the worker and tells everybody who waits for it. The next question starts another. */
  close(): void {
    this.#worker?.end();
    this.#worker = undefined;
    for (const id of this.#waiting.keys()) this.#settle(id, undefined);
  }

  #started(): AskedWorker<Task> {
    const worker: AskedWorker<Task> = this.start({
      replied: (reply) => this.#settle(reply.id, reply),
      failed: () => {
        if (this.#worker === worker) this.close();
      },
    });
    return worker;
  }

  #settle(id: number, reply: Reply | undefined): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.stopWatch();
    waiting?.settle(reply);
  }
}

/** The browser's worker, loaded when the first question is asked. */
export const startBotWorker = <Task, Reply>(ears: WorkerEars<Reply>): AskedWorker<Task> => {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Reply>) => ears.replied(event.data));
  worker.addEventListener('error', () => ears.failed());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};
