import { seatsOf } from '@miaou/kit';
import type { MatchState } from './matchState.js';
import { eatenIn, pastRounds } from './pastRounds.js';
import type { CrumbsResult } from './types.js';

/** How a match ended that is over: whoever ate the most wins, with a tie several do (ME1). */
export const outcomeOf = (match: MatchState): CrumbsResult => {
  const { seats } = match.setup.options;
  const eaten = eatenIn(pastRounds(match), seats);
  const most = Math.max(...eaten);
  return { eaten, winners: seatsOf(seats).filter((seat) => eaten[seat] === most) };
};
