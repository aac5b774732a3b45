import type { ViewRules } from '@miaou/client';
import type { GameTypes, Seat } from '@miaou/kit';

/** What a seat may do now. */
export interface Choices {
  readonly moves: readonly GameTypes['move'][];
  /** A die is due, and this seat rolls it. */
  readonly roll: boolean;
}

export const NOTHING: Choices = { moves: [], roll: false };

/** As much of a game's rules as the page needs for a table of the server. Only the owner of a table needs the rest. */
export interface ClientRules extends ViewRules {
  /** What a seat may do, derived from its view alone. */
  choices(view: GameTypes['view'], seat: Seat): Choices;
}
