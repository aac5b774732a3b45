import type { BotAnswer, BotRunner, BotTask } from '@miaou/host';
import type { PersonId } from '@miaou/table';
import { BotThread } from './botThread.js';
import { FairQueue } from './fairQueue.js';

export interface BotPool extends BotRunner {
  /** Starts a thread if there is none: it takes a while, so it is done before the first bot is asked. */
  warmUp(): void;
  close(): Promise<void>;
  /** How many bots wait for a thread. */
  readonly waiting?: number;
}

interface PoolLimits {
  readonly threads: number;
  /** For the objects of one thread. */
  readonly megabytes: number;
  /** How much longer than its budget a bot waits for the very first thread. */
  readonly startMilliseconds: number;
}

/**
 * Bots in worker threads, each host's in turn. The table waits for a free thread no longer than the bot's budget, and then for the bot
 * no longer than its budget and the grace.
 */
export class WorkerPool implements BotPool {
  readonly #limits: PoolLimits;
  readonly #program: URL;
  readonly #threads = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #queue = new FairQueue<BotThread>();
  #wasEverReady = false;
  /** The program of the newest thread could not be started. */
  #isBroken = false;
  #isClosed = false;

  /** `program`: a compiled module that calls `serveBots`. */
  constructor(limits: PoolLimits, program: URL) {
    this.#limits = limits;
    this.#program = program;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  warmUp(): void {
    if (this.#threads.size === 0) this.#startThread();
  }

  async choose(task: BotTask, host?: PersonId): Promise<BotAnswer> {
    if (this.#isClosed) return { failure: 'crowded' };
    const thread = this.#idle.pop() ?? (await this.#nextThread(task, host));
    if (thread !== undefined) return thread.ask(task);
    return { failure: this.#isBroken ? 'crashed' : 'crowded' };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.clear();
    await Promise.all(Array.from(this.#threads, (thread) => thread.end()));
  }

  #nextThread({ milliseconds }: BotTask, host: PersonId | undefined): Promise<BotThread | undefined> {
    this.#startThread();
    return this.#queue.wait(host ?? '', milliseconds + (this.#wasEverReady ? 0 : this.#limits.startMilliseconds));
  }

  #startThread(): void {
    if (this.#isClosed || this.#threads.size >= this.#limits.threads) return;
    const thread = new BotThread(this.#program, this.#limits.megabytes, {
      free: (free) => this.#freed(free),
      ended: (ended, wasReady) => this.#ended(ended, wasReady),
    });
    this.#threads.add(thread);
  }

  #freed(thread: BotThread): void {
    this.#wasEverReady = true;
    this.#isBroken = false;
    if (!this.#queue.give(thread)) this.#idle.push(thread);
  }

  /** A thread that ended is replaced for those who wait, unless its program does not even start. */
  #ended(thread: BotThread, wasReady: boolean): void {
    this.#threads.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place >= 0) this.#idle.splice(place, 1);
    this.#isBroken = !wasReady;
    if (this.#isBroken) this.#queue.clear();
    else if (!this.#queue.isEmpty) this.#startThread();
  }
}
