/** What a stroke is made of: a plain tone, or noise around a pitch (cloth, feet, a snapped card). */
export type Wave = 'sine' | 'triangle' | 'saw' | 'noise';

/** One stroke of a sound. Everything the ear needs, and nothing that only a browser could make. */
export interface Stroke {
  readonly wave: Wave;
  /** Milliseconds after the sound began. */
  readonly at: number;
  readonly lasts: number;
  /** The pitch in hertz; it glides to `to`, if there is one. */
  readonly from: number;
  readonly to?: number;
  /** From 0 to 1. */
  readonly loud: number;
  /** Milliseconds until it is at its loudest: short for what is struck, long for what is blown. */
  readonly rise?: number;
}

export type Recipe = readonly Stroke[];

/** How long a sound lasts, in milliseconds. */
export const lengthOf = (recipe: Recipe): number => Math.max(0, ...recipe.map(({ at, lasts }) => at + lasts));
