import type { BotRequest } from '@miaou/bots';

/** How a player failed to answer. */
export type Fault = 'late' | 'crashed' | 'nonsense' | 'illegal';

/** The index of the chosen move among the legal ones, or how the player failed. */
export type PlayerReply = number | Fault;

/** Everything that a player gets; an external program gets the same. */
export type PlayerRequest = BotRequest & {
  /** The seed of `chance`, for players in another process. */
  readonly seed: string;
};

/** A player in the arena: a bot, or an external program. */
export interface Player {
  answer(request: PlayerRequest): PlayerReply | Promise<PlayerReply>;
  /** Frees its resources. */
  close(): void;
}
