import { type Estimate, estimateRatio, meanOf } from '../confidenceInterval.js';
import type { Prediction } from './gameJudging.js';

const CLASSES = 10;

/** Predictions of similar chances, and how often they came true. */
export interface ReliabilityClass {
  readonly from: number;
  readonly to: number;
  readonly predictions: number;
  /** The mean of the predicted chances. */
  readonly expected: number;
  readonly observed: Estimate;
}

const classOf = ({ expected }: Prediction): number =>
  Math.max(0, Math.min(CLASSES - 1, Math.floor(CLASSES * expected)));

/** The wins and the number of predictions of each deal. */
const byDeal = (predictions: readonly Prediction[]): readonly { readonly sum: number; readonly count: number }[] => {
  const deals = new Map<number, { sum: number; count: number }>();
  for (const { deal, won } of predictions) {
    const tally = deals.get(deal) ?? { sum: 0, count: 0 };
    tally.sum += won;
    tally.count++;
    deals.set(deal, tally);
  }
  return [...deals.values()];
};

/** How far predicted chances come true, in ten classes; those without a prediction are left out. */
export const reliabilityOf = (predictions: readonly Prediction[]): readonly ReliabilityClass[] =>
  Array.from({ length: CLASSES }, (_, index) => ({
    index,
    members: predictions.filter((prediction) => classOf(prediction) === index),
  }))
    .filter(({ members }) => members.length > 0)
    .map(({ index, members }) => ({
      from: index / CLASSES,
      to: (index + 1) / CLASSES,
      predictions: members.length,
      expected: meanOf(members.map(({ expected }) => expected)),
      observed: estimateRatio(byDeal(members)),
    }));

/** The mean distance of the classes from what they predicted, weighted by their predictions. */
export const calibrationError = (classes: readonly ReliabilityClass[]): number => {
  const all = classes.reduce((sum, { predictions }) => sum + predictions, 0);
  return classes.reduce(
    (sum, { predictions, expected, observed }) => sum + (predictions / all) * Math.abs(observed.mean - expected),
    0,
  );
};
