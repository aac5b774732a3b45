/** An estimated mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Half the width of the interval, which is not symmetric for a share near 0 or 1. */
  readonly halfWidth: number;
}

/** The two-sided 95 % point of the normal distribution. */
const NORMAL_95 = 1.96;

/** The same of Student's distribution, for as many degrees of freedom as its place says, from one on. */
const STUDENT_95 = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];

/** With more degrees of freedom by the first two terms of its expansion around the normal distribution. */
const student95 = (freedom: number): number =>
  STUDENT_95[freedom - 1] ?? NORMAL_95 + (NORMAL_95 ** 3 + NORMAL_95) / (4 * freedom) + 2.82 / freedom ** 2;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The variance of the values themselves, divided by their count. */
export const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

/** The squared standard error of the mean, estimated from the values. */
const squaredErrorOf = (values: readonly number[]): number => varianceOf(values) / Math.max(1, values.length - 1);

/**
 * The standard error of a mean of values from independent groups, in turn: those of one group are not independent of each other, so that a
 * group is one trial. Nothing is known of the error of a single group, and 0 is returned.
 */
const standardErrorOfGroups = (values: readonly number[], groups: number): number => {
  if (groups < 2) return 0;
  const mean = meanOf(values);
  const sums = Array.from({ length: groups }, () => 0);
  for (const [index, value] of values.entries()) sums[index % groups] = (sums[index % groups] ?? 0) + value - mean;
  const squares = sums.reduce((total, sum) => total + sum ** 2, 0);
  return Math.sqrt((squares * groups) / (groups - 1)) / values.length;
};

/** By how many standard errors a mean of independent groups may be off. */
const errorsOfGroups = (groups: number): number => (groups < 2 ? NORMAL_95 : student95(groups - 1));

/** Half the width of the interval of a mean of values without bounds from independent groups, in turn. */
export const halfWidthOfGroups = (values: readonly number[], groups: number): number =>
  errorsOfGroups(groups) * standardErrorOfGroups(values, groups);

/** A figure without bounds, such as points, by its standard error. */
export const estimateFrom = (mean: number, standardError: number): Estimate => {
  const halfWidth = NORMAL_95 * standardError;
  return { mean, low: mean - halfWidth, high: mean + halfWidth, halfWidth };
};

/** The mean of independent values without bounds, such as points. */
export const estimateMean = (values: readonly number[]): Estimate =>
  estimateFrom(meanOf(values), Math.sqrt(squaredErrorOf(values)));

/** Wilson's score interval, which stays between 0 and 1 and has a width even where a thing happened never or always. */
const wilson = (share: number, count: number, errors = NORMAL_95): Omit<Estimate, 'mean'> => {
  const squared = errors ** 2;
  const centre = (share + squared / (2 * count)) / (1 + squared / count);
  const halfWidth =
    (errors / (1 + squared / count)) * Math.sqrt((share * (1 - share)) / count + squared / (4 * count ** 2));
  // Rounding must not put the share itself outside of its interval.
  return {
    low: Math.max(0, Math.min(share, centre - halfWidth)),
    high: Math.min(1, Math.max(share, centre + halfWidth)),
    halfWidth,
  };
};

/** How often a thing happened in independent trials. */
export const estimateProportion = (happened: number, trials: number): Estimate => ({
  mean: happened / trials,
  ...wilson(happened / trials, trials),
});

/**
 * A share of wins from independent values between 0 and 1, one for each deal: matches of one deal are not independent of each other.
 * Wilson's interval for the effective number of trials, which is the one whose binomial variance equals the observed variance.
 */
export const estimateShare = (values: readonly number[]): Estimate => {
  const mean = meanOf(values);
  const share = Math.max(0, Math.min(1, mean));
  const [binomial, observed] = [share * (1 - share), squaredErrorOf(values)];
  // Adjusted values may lie outside of the bounds and take their mean along, which is no share then.
  return { mean: share, ...wilson(share, binomial === 0 || observed === 0 ? values.length : binomial / observed) };
};

/** A smaller error than this comes from rounding alone. */
const LEAST_ERROR = 1e-9;

/**
 * A share of wins from values between 0 and 1 of independent groups, in turn, and from an expected share that counts as some values. Wilson's
 * interval for the effective number of trials. Where all values are alike nothing tells how many that is: as many of them might have been
 * anything else as Wilson's interval allows where none was.
 */
export const estimateGroupedShare = (
  values: readonly number[],
  groups: number,
  expected: { readonly share: number; readonly count: number } = { share: 0, count: 0 },
): Omit<Estimate, 'halfWidth'> => {
  const count = values.length + expected.count;
  const mean = (meanOf(values) * values.length + expected.share * expected.count) / count;
  const errors = errorsOfGroups(groups);
  const error = standardErrorOfGroups(values, groups) * Math.sqrt(values.length / count);
  if (error > LEAST_ERROR) {
    const { low, high } = wilson(mean, (mean * (1 - mean)) / error ** 2, errors);
    return { mean, low, high };
  }
  const { high: others } = wilson(0, count, errors);
  return { mean, low: mean * (1 - others), high: mean + (1 - mean) * others };
};

/** How often a thing happened where trials come in independent groups of different sizes, such as all decisions of a deal. */
export const estimateRatio = (groups: readonly { readonly sum: number; readonly count: number }[]): Estimate => {
  const trials = groups.reduce((total, { count }) => total + count, 0);
  const mean = groups.reduce((total, { sum }) => total + sum, 0) / trials;
  const squares = groups.reduce((total, { sum, count }) => total + (sum - mean * count) ** 2, 0);
  const [binomial, observed] = [mean * (1 - mean), squares / trials ** 2];
  return { mean, ...wilson(mean, binomial === 0 || observed === 0 ? groups.length : binomial / observed) };
};

/** The share whose values are those of a difference of two shares, moved from −1 … 1 to 0 … 1. */
export const shareOfDifference = (difference: number): number => (1 + difference) / 2;

/** The estimated difference of two shares from the estimated share that stands for it. */
export const differenceOfShare = <T extends Estimate>(share: T): T => ({
  ...share,
  mean: 2 * share.mean - 1,
  low: 2 * share.low - 1,
  high: 2 * share.high - 1,
  halfWidth: 2 * share.halfWidth,
});

/** A difference of two shares from independent values between −1 and 1, one for each deal: the same interval, never outside of them. */
export const estimateDifference = (values: readonly number[]): Estimate =>
  differenceOfShare(estimateShare(values.map(shareOfDifference)));

/**
 * The difference of two shares that were estimated from matches of their own, by the ends of their intervals (Newcombe's method 10): it never
 * leaves −1 … 1 either.
 */
export const estimateGap = (one: Estimate, other: Estimate): Estimate => {
  const mean = one.mean - other.mean;
  const low = mean - Math.hypot(one.mean - one.low, other.high - other.mean);
  const high = mean + Math.hypot(one.high - one.mean, other.mean - other.low);
  return { mean, low, high, halfWidth: (high - low) / 2 };
};
