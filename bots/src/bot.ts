import type { Chance, GameTypes, Seat } from '@miaou/kit';

/** How long a bot may think. Whichever limit is reached first ends it; a bot that needs no limit ignores it. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/**
 * All that a bot is told when its seat owes a decision. There is no position in it and no way to one:
 * what a bot believes about hidden things it works out from the view, or samples.
 */
export interface BotRequest<T extends GameTypes = GameTypes> {
  /** The id of the game being played. */
  readonly game: string;
  readonly seat: Seat;
  readonly view: T['view'];
  /** Never empty. */
  readonly legalMoves: readonly T['move'][];
  /** Seeded for this one decision: the same request with the same seed gets the same answer. */
  readonly chance: Chance;
  readonly budget: Budget;
}

/** A player made of code. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Answers with one of the request's legal moves. */
  choose(request: BotRequest<T>): T['move'] | Promise<T['move']>;
}
