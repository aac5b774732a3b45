import type { GameTypes, Position, Seat } from '@miaou/kit';

/**
 * Tells how lucky a seat was, in chances to win. Each figure is zero on average over all that chance could have brought, whoever
 * plays and however wrong the judgement behind it is, so taking luck off a result favours nobody.
 */
export interface LuckGauge<T extends GameTypes = GameTypes> {
  /** Of the deal, before the first move. */
  ofDeal(position: Position<T>, seat: Seat): number;
  /** Of a move about to be made: a die that falls, or a decision that turns up what nobody knew. */
  ofMove(before: Position<T>, move: T['move'], seat: Seat): number;
}
