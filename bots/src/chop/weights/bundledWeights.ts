import { WEIGHTS } from './trained.js';

export const encodedWeights = (): string | undefined => WEIGHTS;

/** Bundled weights are there from the start. */
export const loadWeights = async (): Promise<void> => undefined;
