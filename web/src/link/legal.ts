import type { Game, GameTypes, Seat } from '@miaou/kit';

/** What a seat may do now. */
export interface Choices {
  readonly moves: readonly GameTypes['move'][];
  /** A die is due, and this seat rolls it. */
  readonly roll: boolean;
}

export const NOTHING: Choices = { moves: [], roll: false };

/** As much of a game as a table of the server needs here. The rest of its rules is for who owns a table. */
export interface Follower extends Pick<Game, 'follow'> {
  /** What may be done, by the view alone. */
  choices(view: GameTypes['view'], seat: Seat): Choices;
}
