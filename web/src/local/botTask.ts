import type { Hint } from '@miaou/bots';
import type { GameTypes, Seat } from '@miaou/kit';

/** A decision for which a hint is wanted: what its seat may know, and no more. It travels to a worker, so it is plain. */
export interface HintTask {
  readonly game: string;
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  /** Never empty. */
  readonly legalMoves: readonly GameTypes['move'][];
  /** Drawn for this decision alone. */
  readonly seed: string;
  readonly milliseconds: number;
}

/** A decision for a bot. */
export interface BotTask extends HintTask {
  readonly bot: string;
}

/** Bots at work. */
export interface Bots {
  /** Always one of the task's legal moves, and always in time. */
  choose(task: BotTask): Promise<GameTypes['move']>;
  close(): void;
}

/** What goes to the worker. */
export interface Question<Task> {
  readonly id: number;
  readonly task: Task;
}

/** What comes back from a bot: the place of the move among the legal ones, or null if it named none of them. */
export interface BotReply {
  readonly id: number;
  readonly index: number | null;
}

/** What comes back from an adviser: nothing where it has nothing to say. */
export interface HintReply {
  readonly id: number;
  readonly hints: readonly Hint[];
}
