import type { Chance, GameTypes, Seat } from '@miaou/kit';

/** How long a bot may search. The first limit reached ends the search; a bot that does not search ignores it. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/**
 * Everything that a bot gets when its seat owes a decision. It contains no position and no way to one: a bot infers hidden things from
 * the view, or samples them.
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
