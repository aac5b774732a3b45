import type { GameTypes, Seat } from '@miaou/kit';
import type { BoardModule } from '../../../games/board';
import type { HintState } from '../../../hints/hintState';
import type { Hints } from '../../../hints/hints.svelte';

/** The decision of the reader, as far as hints depend on it. */
interface Decision {
  readonly game: string;
  readonly seat: Seat | undefined;
  readonly view: GameTypes['view'] | null;
  /** Nothing while events are shown. */
  readonly legalMoves: readonly GameTypes['move'][];
  readonly isMyTurn: boolean;
  /** False for spectators and against people. */
  readonly mayAsk: boolean;
  readonly board: BoardModule;
}

/** The hints of a running match. What computes them is loaded by the first question. */
export class MatchHints {
  readonly #decision: () => Decision;
  #hints = $state.raw<Hints>();

  constructor(decision: () => Decision) {
    this.#decision = decision;
  }

  get loaded(): Hints | undefined {
    return this.#hints;
  }

  /** What is shown; null where nothing was asked, or the answer is outdated. */
  get state(): HintState | null {
    const { isMyTurn, legalMoves } = this.#decision();
    return isMyTurn ? (this.#hints?.stateFor(legalMoves) ?? null) : null;
  }

  async ask(): Promise<void> {
    const { game, seat, view, legalMoves, mayAsk, board } = this.#decision();
    if (!mayAsk || seat === undefined || view === null || legalMoves.length === 0) return;
    this.#hints ??= await (await import('../../../hints/hints.svelte')).openHints(board.hints);
    await this.#hints?.ask({ game, seat, view, legalMoves });
  }

  drop(): void {
    this.#hints?.drop();
  }

  close(): void {
    this.#hints?.close();
  }
}
