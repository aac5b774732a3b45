import type { Clock } from '@miaou/client';
import type { DecisionTask } from '@miaou/host';
import type { WorkerRequest } from './workerMessages';

/** The part of a worker that is used here. */
interface RunningWorker<Task> {
  send(request: WorkerRequest<Task>): void;
  terminate(): void;
}

export interface WorkerListener<Reply> {
  replied(reply: Reply): void;
  /** The worker could not be started, or crashed. */
  failed(): void;
}

export type StartWorker<Task, Reply> = (listener: WorkerListener<Reply>) => RunningWorker<Task>;

/** Loading the worker's program and its weights takes time that is not the bot's, most of all the first time. */
const GRACE_MILLISECONDS = 4_000;

interface PendingRequest<Reply> {
  readonly resolve: (reply: Reply | undefined) => void;
  readonly cancelTimeout: () => void;
}

/** Sends requests to a worker. One that exceeds its time is terminated, not asked to stop: a busy loop receives no message. */
export class WorkerClient<Task extends Pick<DecisionTask, 'milliseconds'>, Reply extends { readonly id: number }> {
  readonly #clock: Clock;
  readonly #start: StartWorker<Task, Reply>;
  readonly #pending = new Map<number, PendingRequest<Reply>>();
  #worker: RunningWorker<Task> | undefined;
  #lastId = 0;

  constructor(clock: Clock, start: StartWorker<Task, Reply>) {
    this.#clock = clock;
    this.#start = start;
  }

  /** Undefined where no reply came in time. */
  request(task: Task): Promise<Reply | undefined> {
    return new Promise((resolve) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const cancelTimeout = this.#clock.later(task.milliseconds + GRACE_MILLISECONDS, () => this.close());
      this.#pending.set(id, { resolve, cancelTimeout });
      this.#worker ??= this.#startWorker();
      this.#worker.send({ id, task });
    });
  }

  /** Terminates the worker; pending requests get no reply. The next request starts another worker. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#pending.keys()) this.#settle(id, undefined);
  }

  #startWorker(): RunningWorker<Task> {
    const worker: RunningWorker<Task> = this.#start({
      replied: (reply) => this.#settle(reply.id, reply),
      failed: () => {
        if (this.#worker === worker) this.close();
      },
    });
    return worker;
  }

  #settle(id: number, reply: Reply | undefined): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.cancelTimeout();
    pending?.resolve(reply);
  }
}

/** The browser's worker, loaded with the first request. */
export const startBotWorker = <Task, Reply>(listener: WorkerListener<Reply>): RunningWorker<Task> => {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Reply>) => listener.replied(event.data));
  worker.addEventListener('error', () => listener.failed());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  return { send: (request) => worker.postMessage(request), terminate: () => worker.terminate() };
};
