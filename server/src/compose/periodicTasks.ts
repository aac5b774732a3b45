import type { Log } from '../log.js';

/** Work that is repeated at an interval. */
export interface PeriodicTask {
  readonly name: string;
  readonly everyMilliseconds: number;
  readonly run: () => void | Promise<void>;
}

/** Owns the server's timers. A task that takes longer than its interval is not started a second time. */
export class PeriodicTasks {
  readonly #timers: NodeJS.Timeout[];
  readonly #underWay = new Map<string, Promise<void>>();

  readonly #log: Log;

  constructor(tasks: readonly PeriodicTask[], log: Log) {
    this.#log = log;
    this.#timers = tasks.map((task) => setInterval(() => this.#begin(task), task.everyMilliseconds).unref());
  }

  /** Starts no more tasks and waits for those in progress. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#underWay.values());
  }

  #begin(task: PeriodicTask): void {
    if (this.#underWay.has(task.name)) return;
    this.#underWay.set(
      task.name,
      this.#do(task).finally(() => this.#underWay.delete(task.name)),
    );
  }

  async #do({ name, run }: PeriodicTask): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#log.error('a periodic task failed', { task: name }, error);
    }
  }
}
