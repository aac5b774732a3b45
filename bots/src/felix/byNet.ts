import type { Mind } from './mind.js';
import { mindFor } from './minds.js';
import type { Policy } from './policy.js';

/**
 * Where candidates are as good within about so much of the chance to win, chance decides between them: who always did what is
 * best by a hair could be read. It costs about two points of win share against bots by rule, and takes from a responder that
 * learns to beat the net half of what it gains.
 */
export const WHIM = 0.003;

/** Plays as a mind that is hard to read. */
export const byWhimOf =
  (mind: Mind): Policy =>
  (sight, chance) => {
    mind.consider(sight);
    return mind.actionAt(mind.drawn(WHIM, chance));
  };

/** Plays by the net for the seat count. */
export const byNet: Policy = (sight, chance) => byWhimOf(mindFor(sight.seats))(sight, chance);
