import { decisionSeed, REVIEW_SEED } from '@miaou/bots';
import type { DecisionTask } from '@miaou/host';
import type { GameTypes } from '@miaou/kit';
import type { BoardModule } from '../games/board';
import { startBotWorker, WorkerClient } from '../onThisDevice/workerClient';
import type { HintReply } from '../onThisDevice/workerMessages';
import { pageClock } from '../tableClient/clock';
import HintCard from './HintCard.svelte';
import type { HintLines } from './hintLines';
import { currentHintState, type HintRequest, type HintState } from './hintState';
import { hintTexts } from './texts/index';

const THINKING_MILLISECONDS = 700;

/** Hints for a person who plays alone with bots. A worker of their own computes them from the seat's view. */
export class Hints {
  readonly Card = HintCard;
  #state = $state.raw<HintState | null>(null);
  readonly #worker = new WorkerClient<DecisionTask, HintReply>(pageClock, startBotWorker);

  readonly lines: HintLines;

  constructor(lines: HintLines) {
    this.lines = lines;
  }

  /** The hints that were asked for, while the same moves are open. */
  stateFor(legalMoves: readonly GameTypes['move'][]): HintState | null {
    return currentHintState(this.#state, legalMoves);
  }

  async ask(asked: HintRequest): Promise<void> {
    this.#state = { asked, hints: null };
    const seed = decisionSeed(REVIEW_SEED, asked.view);
    const reply = await this.#worker.request({ ...asked, seed, milliseconds: THINKING_MILLISECONDS });
    if (this.#state?.asked === asked) this.#state = { asked, hints: reply?.hints ?? [] };
  }

  drop(): void {
    this.#state = null;
  }

  close(): void {
    this.#worker.close();
  }
}

/** Undefined where a board has no words for hints. */
export const openHints = async (load: BoardModule['hints']): Promise<Hints | undefined> => {
  const lines = (await load?.())?.default;
  await Promise.all([hintTexts.ready(), lines?.ready()]);
  return lines === undefined ? undefined : new Hints(lines);
};
