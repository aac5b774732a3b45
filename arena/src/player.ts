import type { BotRequest } from '@miaou/bots';

/** How a player failed to answer. */
export type Fault = 'late' | 'crashed' | 'nonsense' | 'illegal';

/** What came of asking: a place among the legal moves, or how it failed. */
export type Reply = number | Fault;

/** All that a player is told; a program outside is told the same. */
export type Question = BotRequest & {
  /** What the chance was seeded with, for players that cannot be handed one. */
  readonly seed: string;
};

/** Whoever sits at the tables of the arena: a bot of the house, or a program of any kind. */
export interface Player {
  answer(question: Question): Reply | Promise<Reply>;
  /** Lets go of what it holds. */
  close(): void;
}
