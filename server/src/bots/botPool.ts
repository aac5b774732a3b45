import type { GameTypes, Seat } from '@miaou/kit';

/** A decision for a bot: what its seat may know, and no more. It travels to another thread, so it is plain data. */
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
export interface BotPool {
  /** Always one of the task's legal moves, and always in time: where the bot fails, a fallback answers for it. */
  choose(task: BotTask): Promise<GameTypes['move']>;
  close(): Promise<void>;
}
