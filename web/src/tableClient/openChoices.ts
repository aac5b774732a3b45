import type { GameTypes, Seat } from '@miaou/kit';
import { type Choices, type ClientRules, NOTHING } from './clientRules';

type View = GameTypes['view'];

/** What is shown of a match, and all that it came to since. */
export interface OfferedMatch {
  readonly shown: View;
  /** The views that followed, the newest last. */
  readonly after: readonly View[];
}

const isSame = (a: Choices, b: Choices): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * What a seat may choose on the board now: what the view that is shown offers, as long as the match has offered just that ever since. So a
 * card that somebody else lays takes no button away, and a decision that was made elsewhere (by a bot, an order, another tab) is not
 * offered again: its button would answer the next decision instead.
 */
export const openChoices = (rules: ClientRules, { shown, after }: OfferedMatch, seat: Seat): Choices => {
  const offered = rules.choices(shown, seat);
  const isStillOpen = after.every((view) => view === shown || isSame(rules.choices(view, seat), offered));
  return isStillOpen ? offered : NOTHING;
};
