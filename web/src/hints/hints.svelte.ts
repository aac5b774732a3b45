import type { GameTypes } from '@miaou/kit';
import type { BoardModule } from '../boards/board';
import { pageClock } from '../link/clock';
import type { HintReply, HintTask } from '../local/botTask';
import { startBotWorker, WorkerDesk } from '../local/workerDesk';
import { type Asked, type Counsel, counselFor } from './counsel';
import HintCard from './HintCard.svelte';
import type { HintTelling } from './telling';
import { hintTexts } from './texts/index';

const THINKING_MILLISECONDS = 700;

/** More would be a table of figures, not a hint. */
const SHOWN = 3;

/** Hints for the one who plays alone with bots. They are thought of in a worker of their own, from the seat's view. */
export class Hints {
  readonly Card = HintCard;
  #counsel = $state.raw<Counsel | null>(null);
  readonly #desk = new WorkerDesk<HintTask, HintReply>(pageClock, startBotWorker);

  constructor(readonly telling: HintTelling) {}

  /** The advice that was asked for, as long as it holds. */
  adviceFor(legalMoves: readonly GameTypes['move'][]): Counsel | null {
    return counselFor(this.#counsel, legalMoves);
  }

  async ask(asked: Asked): Promise<void> {
    this.#counsel = { asked, hints: null };
    const seed = crypto.randomUUID();
    const reply = await this.#desk.ask({ ...asked, seed, milliseconds: THINKING_MILLISECONDS });
    if (this.#counsel?.asked === asked) this.#counsel = { asked, hints: reply?.hints.slice(0, SHOWN) ?? [] };
  }

  drop(): void {
    this.#counsel = null;
  }

  close(): void {
    this.#desk.close();
  }
}

/** Hints in the words of a board; nothing where a board has none. */
export const openHints = async (load: BoardModule['hints']): Promise<Hints | undefined> => {
  const telling = (await load?.())?.default;
  await Promise.all([hintTexts.ready(), telling?.ready()]);
  return telling === undefined ? undefined : new Hints(telling);
};
