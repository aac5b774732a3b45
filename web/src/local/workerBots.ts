import type { GameTypes } from '@miaou/kit';
import type { Clock } from '../link/clock';
import type { BotReply, Bots, BotTask } from './botTask';
import { type StartWorker, WorkerDesk } from './workerDesk';

/** The first legal move: in an auction a pass, so that a broken bot never spends a mouse. */
const fallback = ({ legalMoves }: BotTask): GameTypes['move'] => {
  const [first] = legalMoves;
  if (first === undefined) throw new Error('a bot was asked for a move where none is legal');
  return first;
};

/** Bots in a worker. Whoever does not answer, or not with a legal move, is answered for. */
export class WorkerBots implements Bots {
  readonly #desk: WorkerDesk<BotTask, BotReply>;

  constructor(clock: Clock, start: StartWorker<BotTask, BotReply>) {
    this.#desk = new WorkerDesk(clock, start);
  }

  async choose(task: BotTask): Promise<GameTypes['move']> {
    const reply = await this.#desk.ask(task);
    return task.legalMoves[reply?.index ?? 0] ?? fallback(task);
  }

  close(): void {
    this.#desk.close();
  }
}
