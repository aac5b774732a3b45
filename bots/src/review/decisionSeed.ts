import type { GameTypes } from '@miaou/kit';

/** Where nobody names a seed, so that the page, the command and hints show the same figures. */
export const REVIEW_SEED = 'review';

/** A decision is known by its seat's view: whoever asks about the same one, before or after it, meets the same worlds. */
export const decisionSeed = (seed: string, view: GameTypes['view']): string => `${seed} ${JSON.stringify(view)}`;
