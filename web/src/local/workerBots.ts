import type { GameTypes } from '@miaou/kit';
import type { Clock } from '../link/clock';
import type { BotQuestion, BotReply, Bots, BotTask } from './botTask';

/** The part of a worker that is used here. */
export interface BotWorker {
  ask(question: BotQuestion): void;
  end(): void;
}

/** What a worker tells. */
export interface BotWorkerEars {
  replied(reply: BotReply): void;
  /** It could not be started, or broke down. */
  failed(): void;
}

/** Loading the bots takes time that is not theirs, the first time most. */
const GRACE_MILLISECONDS = 4_000;

/** The first legal move: in an auction a pass, so that a broken bot never spends a mouse. */
const fallback = ({ legalMoves }: BotTask): GameTypes['move'] => {
  const [first] = legalMoves;
  if (first === undefined) throw new Error('a bot was asked for a move where none is legal');
  return first;
};

interface Waiting {
  readonly task: BotTask;
  readonly settle: (move: GameTypes['move']) => void;
  readonly stopWatch: () => void;
}

/** Bots in a worker. One that overruns its time is ended, not asked to stop: a spinning loop hears nothing. */
export class WorkerBots implements Bots {
  readonly #waiting = new Map<number, Waiting>();
  #worker: BotWorker | undefined;
  #asked = 0;

  constructor(
    private readonly clock: Clock,
    private readonly start: (ears: BotWorkerEars) => BotWorker,
  ) {}

  choose(task: BotTask): Promise<GameTypes['move']> {
    return new Promise((settle) => {
      this.#asked += 1;
      const id = this.#asked;
      const stopWatch = this.clock.later(task.milliseconds + GRACE_MILLISECONDS, () => this.#giveUp());
      this.#waiting.set(id, { task, settle, stopWatch });
      this.#worker ??= this.#started();
      this.#worker.ask({ id, task });
    });
  }

  close(): void {
    this.#giveUp();
  }

  #started(): BotWorker {
    const worker: BotWorker = this.start({
      replied: ({ id, index }) => this.#settle(id, index),
      failed: () => {
        if (this.#worker === worker) this.#giveUp();
      },
    });
    return worker;
  }

  #settle(id: number, index: number | null): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.stopWatch();
    waiting.settle(waiting.task.legalMoves[index ?? 0] ?? fallback(waiting.task));
  }

  /** Ends the worker and answers for everybody who waits for it. The next question starts another. */
  #giveUp(): void {
    this.#worker?.end();
    this.#worker = undefined;
    for (const id of this.#waiting.keys()) this.#settle(id, null);
  }
}

/** The browser's worker, loaded when the first bot is asked. */
export const startBotWorker = (ears: BotWorkerEars): BotWorker => {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<BotReply>) => ears.replied(event.data));
  worker.addEventListener('error', () => ears.failed());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};
