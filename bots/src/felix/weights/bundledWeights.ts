import { WEIGHTS_3 } from './seats3.js';
import { WEIGHTS_4 } from './seats4.js';
import { WEIGHTS_5 } from './seats5.js';

const WEIGHTS = new Map([
  [3, WEIGHTS_3],
  [4, WEIGHTS_4],
  [5, WEIGHTS_5],
]);

export const encodedWeightsFor = (seats: number): string | undefined => WEIGHTS.get(seats);

/** Bundled weights are there from the start. */
export const loadWeights = async (_seats: number): Promise<void> => undefined;
