import type { GameTypes, Position, Seat } from '@miaou/kit';

/**
 * How much chance moved the value of a match for a seat, in chances to win. Each figure has a mean of zero over all outcomes of
 * chance, for any players and any value function, so subtracting it from results adds no bias.
 */
export interface ControlVariate<T extends GameTypes = GameTypes> {
  /** Of the deal, before the first move. */
  ofDeal(position: Position<T>, seat: Seat): number;
  /** Of a move about to be made: a die that is rolled, or a decision that reveals something hidden. */
  ofMove(before: Position<T>, move: T['move'], seat: Seat): number;
}
