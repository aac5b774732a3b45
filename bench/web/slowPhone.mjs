/** A phone of the lower middle class, as Lighthouse slows a computer down to it. */
export const SLOW_DOWN = 4;
