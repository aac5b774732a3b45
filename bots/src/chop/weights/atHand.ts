import { WEIGHTS } from './trained.js';

/** The weights. The page, which would have to load them for every game, has `fetched.ts` in place of this file. */
export const packed = (): string | undefined => WEIGHTS;
