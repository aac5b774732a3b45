import { byMind } from './mind.js';
import { mindFor } from './minds.js';
import type { Policy } from './policy.js';

/** Plays what the net for the seat count thinks best. */
export const byNet: Policy = (sight, chance) => byMind(mindFor(sight.seats))(sight, chance);
