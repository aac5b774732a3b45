import type { GameTypes } from '@miaou/kit';
import type { Piscina } from 'piscina';
import type { BotPool, BotTask } from './botPool.js';
import { Slots } from './slots.js';

/** Why a bot had to be answered for. `crowded`: no thread was free in time, which is not its fault. */
export type BotFailure = 'late' | 'illegal' | 'crashed' | 'crowded';

/** What a pool may use and whom it tells. */
export interface PoolLimits {
  readonly threads: number;
  /** For the objects of one thread. */
  readonly megabytes: number;
  readonly failed: (task: BotTask, reason: BotFailure) => void;
}

type Outcome = { readonly move: GameTypes['move'] } | { readonly failure: BotFailure };

/** Starting a thread and passing messages take time that is not the bot's fault. */
const GRACE_MILLISECONDS = 1_000;

/** The first legal move: in an auction a pass, so that a broken bot never spends a mouse. */
const fallback = ({ legalMoves }: BotTask): GameTypes['move'] => {
  const [first] = legalMoves;
  if (first === undefined) throw new Error('a bot was asked for a move where none is legal');
  return first;
};

/**
 * Bots in worker threads. A thread whose bot overruns its time is ended, not asked to stop: a spinning loop hears nothing. The table
 * waits for a thread no longer than the bot's budget, and then for the bot no longer than its budget and the grace.
 */
export class WorkerPool implements BotPool {
  private pool: Promise<Piscina> | undefined;
  private isClosed = false;
  private readonly slots: Slots;

  constructor(
    private readonly limits: PoolLimits,
    /** A compiled module that exports what `chooserAmong` makes. */
    private readonly worker: URL,
  ) {
    this.slots = new Slots(limits.threads);
  }

  async choose(task: BotTask): Promise<GameTypes['move']> {
    const outcome = (await this.slots.take(task.milliseconds)) ? await this.ask(task) : CROWDED;
    if ('move' in outcome) return outcome.move;
    this.limits.failed(task, outcome.failure);
    return fallback(task);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.slots.close();
    await (await this.pool?.catch(() => undefined))?.destroy();
  }

  /** The time begins with a free thread: with as many tasks as threads none waits inside the pool. */
  private async ask(task: BotTask): Promise<Outcome> {
    const watchdog = new AbortController();
    const timer = setTimeout(() => watchdog.abort(), task.milliseconds + GRACE_MILLISECONDS);
    try {
      const index: unknown = await (await this.started()).run(task, { signal: watchdog.signal });
      const move = typeof index === 'number' ? task.legalMoves[index] : undefined;
      return move === undefined ? ILLEGAL : { move };
    } catch {
      return watchdog.signal.aborted ? LATE : CRASHED;
    } finally {
      clearTimeout(timer);
      this.slots.giveBack();
    }
  }

  private started(): Promise<Piscina> {
    if (this.isClosed) throw new Error('the bots have gone home');
    this.pool ??= this.start().catch((error: unknown) => {
      this.pool = undefined;
      throw error;
    });
    return this.pool;
  }

  /** Loaded when the first bot is asked: most of a server's start-up would be this library. */
  private async start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const { threads, megabytes } = this.limits;
    const pool = new Piscina({
      filename: this.worker.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // A thread may also die between two tasks. It is replaced; without a listener the whole process would end with it.
    pool.on('error', () => undefined);
    return pool;
  }
}

const CROWDED: Outcome = { failure: 'crowded' };
const ILLEGAL: Outcome = { failure: 'illegal' };
const CRASHED: Outcome = { failure: 'crashed' };
const LATE: Outcome = { failure: 'late' };
