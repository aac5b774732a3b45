import type { GameTypes } from '@miaou/kit';
import type { Piscina } from 'piscina';
import type { BotPool, BotTask } from './botPool.js';

/** What a pool may use and whom it tells. */
export interface PoolLimits {
  readonly threads: number;
  readonly megabytes: number;
  /** Called whenever a bot had to be answered for, with the reason. */
  readonly failed: (task: BotTask, reason: 'late' | 'illegal' | 'crashed') => void;
}

/** Starting a thread and passing messages take time that is not the bot's fault. */
const GRACE_MILLISECONDS = 250;

/** The first legal move: in an auction a pass, so that a broken bot never spends a mouse. */
const fallback = ({ legalMoves }: BotTask): GameTypes['move'] => {
  const [first] = legalMoves;
  if (first === undefined) throw new Error('a bot was asked for a move where none is legal');
  return first;
};

/** The compiled worker lies at the same place seen from the sources and from the build. */
const WORKER = new URL('../../dist/bots/botWorker.js', import.meta.url);

/**
 * Bots in worker threads. A thread whose bot overruns its time is ended, not asked to stop: a spinning loop hears nothing. The table
 * waits for no bot longer than its budget and the grace.
 */
export class WorkerPool implements BotPool {
  private pool: Promise<Piscina> | undefined;

  constructor(
    private readonly limits: PoolLimits,
    private readonly worker: URL = WORKER,
  ) {}

  async choose(task: BotTask): Promise<GameTypes['move']> {
    const pool = await (this.pool ??= this.start());
    const watchdog = new AbortController();
    const timer = setTimeout(() => watchdog.abort(), task.milliseconds + GRACE_MILLISECONDS);
    try {
      const index: unknown = await pool.run(task, { signal: watchdog.signal });
      const move = typeof index === 'number' ? task.legalMoves[index] : undefined;
      if (move !== undefined) return move;
      this.limits.failed(task, 'illegal');
    } catch {
      this.limits.failed(task, watchdog.signal.aborted ? 'late' : 'crashed');
    } finally {
      clearTimeout(timer);
    }
    return fallback(task);
  }

  async close(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  /** Loaded when the first bot is asked: most of a server's start-up would be this library. */
  private async start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const { threads, megabytes } = this.limits;
    return new Piscina({
      filename: this.worker.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
  }
}
