import { differenceOfShare, type Estimate, estimateShare, meanOf, shareOfDifference, varianceOf } from '@miaou/bots';
import { at } from '@miaou/kit';

/** A share estimated with a control variate. */
export interface AdjustedShare extends Estimate {
  /** The variance of a deal without the control variate, divided by the one with it: as many times the matches would serve as well. */
  readonly gain: number;
}

/** A deal's share of the wins, and its control variate (luck), whose mean is zero. */
export interface DealResult {
  readonly result: number;
  readonly luck: number;
}

const FOLDS = 10;

/** The regression coefficient of the result on the control variate, by least squares. */
const coefficientOf = (deals: readonly DealResult[]): number => {
  const [result, luck] = [meanOf(deals.map((deal) => deal.result)), meanOf(deals.map((deal) => deal.luck))];
  const covariance = meanOf(deals.map((deal) => (deal.result - result) * (deal.luck - luck)));
  const variance = varianceOf(deals.map((deal) => deal.luck));
  return variance === 0 ? 0 : covariance / variance;
};

/**
 * The results less their control variate, with cross-fitting: the coefficient for a deal comes from the other folds. A coefficient
 * fitted on the deal itself would be correlated with its result and bias the mean.
 */
const adjustedResults = (deals: readonly DealResult[]): number[] => {
  const coefficients = Array.from({ length: FOLDS }, (_, fold) =>
    coefficientOf(deals.filter((_deal, index) => index % FOLDS !== fold)),
  );
  return deals.map(({ result, luck }, index) => result - at(coefficients, index % FOLDS) * luck);
};

/** The share with its control variate; null where there are too few deals to fit a coefficient. */
export const adjustedShare = (deals: readonly DealResult[]): AdjustedShare | null => {
  if (deals.length < 2 * FOLDS) return null;
  const adjusted = adjustedResults(deals);
  const left = varianceOf(adjusted);
  return { ...estimateShare(adjusted), gain: left === 0 ? 1 : varianceOf(deals.map(({ result }) => result)) / left };
};

/** A difference of two shares with its control variate. */
export const adjustedDifference = (deals: readonly DealResult[]): AdjustedShare | null => {
  const adjusted = adjustedShare(deals.map(({ result, luck }) => ({ result: shareOfDifference(result), luck })));
  return adjusted === null ? null : differenceOfShare(adjusted);
};
