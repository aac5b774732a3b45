/** A mean with the half-width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly halfWidth: number;
}

/** The two-sided 95 % point of the normal distribution: fields have thousands of deals. */
const NORMAL_95 = 1.96;
/** What never happened in so many deals is rarer than this divided by them, with 95 % confidence (the rule of three). */
const NEVER_95 = 3;

/** Matches of one deal are not independent of each other, deals are: so the deals are what is counted. */
export const estimate = (values: readonly number[]): Estimate => {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, halfWidth: variance === 0 ? Math.min(1, NEVER_95 / count) : NORMAL_95 * Math.sqrt(variance / count) };
};
