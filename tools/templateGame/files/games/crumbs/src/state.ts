import { seatsOf } from '@miaou/kit';
import { currentRound, decisionOf, type MatchState, plateIn } from './matchState.js';
import { pastRounds } from './pastRounds.js';
import type { CrumbsState } from './types.js';

/** The whole position, hidden decisions included: for the owner of the match, never for a viewer. */
export const stateOf = (match: MatchState): CrumbsState => {
  const round = currentRound(match);
  return {
    round: round + 1,
    plate: plateIn(match, round),
    taken: seatsOf(match.setup.options.seats).map((seat) => decisionOf(match, seat)),
    past: pastRounds(match),
  };
};
