import { WEIGHTS_3 } from './seats3.js';
import { WEIGHTS_4 } from './seats4.js';
import { WEIGHTS_5 } from './seats5.js';

const PACKED = new Map([
  [3, WEIGHTS_3],
  [4, WEIGHTS_4],
  [5, WEIGHTS_5],
]);

/** The weights for a seat count. The page, which would have to load them all, has `fetched.ts` in place of this file. */
export const packedFor = (seats: number): string | undefined => PACKED.get(seats);
