import { type Estimate, estimate } from './estimate.js';

/** A mean over deals after the luck that could be told was taken off. */
export interface Adjusted extends Estimate {
  /** The variance of a deal before, divided by the one after: so many times the matches would bring the plain estimate as far. */
  readonly gain: number;
}

/** A deal's result, and the luck in it, which is zero on average. */
export interface Dealt {
  readonly result: number;
  readonly luck: number;
}

const FOLDS = 10;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
};

/** How much of the luck went into the result, by least squares. */
const slopeOf = (deals: readonly Dealt[]): number => {
  const [result, luck] = [mean(deals.map((deal) => deal.result)), mean(deals.map((deal) => deal.luck))];
  const shared = mean(deals.map((deal) => (deal.result - result) * (deal.luck - luck)));
  const own = mean(deals.map((deal) => (deal.luck - luck) ** 2));
  return own === 0 ? 0 : shared / own;
};

/**
 * Takes from each deal as much of its luck as the other deals say goes into results. Were its own result among them, the
 * amount would lean on it and the mean would be biased; so it stays unbiased, whatever the luck is told by.
 */
const freed = (deals: readonly Dealt[]): number[] => {
  const slopes = Array.from({ length: FOLDS }, (_, fold) => slopeOf(deals.filter((_deal, at) => at % FOLDS !== fold)));
  return deals.map(({ result, luck }, at) => result - (slopes[at % FOLDS] as number) * luck);
};

/** Nothing where too few deals were played to say how much luck goes into a result. */
export const adjust = (deals: readonly Dealt[]): Adjusted | null => {
  if (deals.length < 2 * FOLDS) return null;
  const values = freed(deals);
  const left = variance(values);
  return { ...estimate(values), gain: left === 0 ? 1 : variance(deals.map(({ result }) => result)) / left };
};
