import { type Chance, chanceMove, type GameTypes, type Position, type Seat } from '@miaou/kit';

/** Who decides in a match, and what is done with its moves. */
export interface MatchPlay<T extends GameTypes = GameTypes> {
  /** Rolls the dice. */
  readonly dice: Chance;
  /** The move of the seat to move. Called again only after the move was played. */
  decide(seat: Seat): T['move'] | Promise<T['move']>;
  /** Called with every move, dice included, before it is played. */
  beforeMove?(seat: Seat, move: T['move']): void;
}

/** Plays a position to its end and returns the result. */
export const playMatch = async <T extends GameTypes>(
  position: Position<T>,
  play: MatchPlay<T>,
): Promise<T['result']> => {
  while (position.toMove.length > 0) {
    const seat = position.actor;
    const decided = chanceMove(position, play.dice) ?? play.decide(seat);
    // Most bots answer at once: an `await` for each of their moves would cost more than the move.
    const move = decided instanceof Promise ? await decided : decided;
    play.beforeMove?.(seat, move);
    position.play(seat, move);
  }
  const result = position.outcome();
  if (result === undefined) throw new Error('a match without a seat to move has no result');
  return result;
};
