import type { GameTypes, Seat } from '@miaou/kit';

/** A decision for a bot: what its seat may know, and no more. It travels to a worker, so it is plain. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: GameTypes['view'];
  /** Never empty. */
  readonly legalMoves: readonly GameTypes['move'][];
  /** Drawn for this decision alone. */
  readonly seed: string;
  readonly milliseconds: number;
}

/** Bots at work. */
export interface Bots {
  /** Always one of the task's legal moves, and always in time. */
  choose(task: BotTask): Promise<GameTypes['move']>;
  close(): void;
}

/** What goes to the worker. */
export interface BotQuestion {
  readonly id: number;
  readonly task: BotTask;
}

/** What comes back: the place of the move among the legal ones, or null if the bot named none of them. */
export interface BotReply {
  readonly id: number;
  readonly index: number | null;
}
