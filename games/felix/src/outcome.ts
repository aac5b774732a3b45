import { resultOf, scoreOf } from './scoring.js';
import { seatsIn } from './seats.js';
import { miceOf, type Truth, wonBy } from './truth.js';
import type { FelixResult } from './types.js';

/** How a match ended that is over. */
export const outcomeOf = (truth: Truth): FelixResult =>
  resultOf(seatsIn(truth.setup.everyone).map((seat) => scoreOf(wonBy(truth, seat), miceOf(truth, seat))));
