import { type MatchState, miceOf, wonBy } from './matchState.js';
import { resultOf, scoreOf } from './scoring.js';
import { seatsIn } from './seats.js';
import type { FelixResult } from './types.js';

/** How a match ended that is over. */
export const outcomeOf = (match: MatchState): FelixResult =>
  resultOf(seatsIn(match.setup.everyone).map((seat) => scoreOf(wonBy(match, seat), miceOf(match, seat))));
