import { mindFor } from './minds.js';
import type { Policy } from './policy.js';

/** Plays what the net thinks best. */
export const byNet: Policy = (sight) => {
  const mind = mindFor(sight.seats);
  mind.consider(sight);
  return mind.actionAt(mind.best());
};
