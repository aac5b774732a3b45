import { type CalibrationCurve, calibrated, logsOf } from '../calibration.js';
import type { Prediction } from './gameJudging.js';

const STEPS = 8;
/** Few matches must not bend a curve much. */
const PULL = 5;
/** A power near 0 would make all chances equal. */
const LEAST_POWER = 0.1;

type Triple = readonly [number, number, number];

const determinant = ([a, b, c]: readonly [Triple, Triple, Triple]): number =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);

/** Cramer's rule for a symmetric matrix. */
const solve = (matrix: readonly [Triple, Triple, Triple], right: Triple): Triple => {
  const whole = determinant(matrix);
  const [a, b, c] = matrix;
  return [determinant([right, b, c]) / whole, determinant([a, right, c]) / whole, determinant([a, b, right]) / whole];
};

/** One step of Newton's method: the gradient of the likelihood over its curvature, with a pull towards the curve that changes nothing. */
const newtonStep = (curve: CalibrationCurve, predictions: readonly Prediction[]): Triple => {
  let [g0, g1, g2] = [PULL * (1 - curve.rise), PULL * (1 - curve.fall), -PULL * curve.shift];
  let [c00, c01, c02, c11, c12, c22] = [PULL, 0, 0, PULL, 0, PULL];
  for (const { expected, won } of predictions) {
    const [log, ofComplement] = logsOf(expected);
    const chance = calibrated(curve, expected);
    const [weight, error] = [chance * (1 - chance), won - chance];
    g0 += error * log;
    g1 -= error * ofComplement;
    g2 += error;
    c00 += weight * log * log;
    c01 -= weight * log * ofComplement;
    c02 += weight * log;
    c11 += weight * ofComplement * ofComplement;
    c12 -= weight * ofComplement;
    c22 += weight;
  }
  return solve(
    [
      [c00, c01, c02],
      [c01, c11, c12],
      [c02, c12, c22],
    ],
    [g0, g1, g2],
  );
};

/** The curve under which the outcomes are most likely, by Newton's method. */
export const fitCurve = (predictions: readonly Prediction[]): CalibrationCurve => {
  let curve: CalibrationCurve = { rise: 1, fall: 1, shift: 0 };
  for (let step = 0; step < STEPS; step++) {
    const [rise, fall, shift] = newtonStep(curve, predictions);
    curve = {
      rise: Math.max(LEAST_POWER, curve.rise + rise),
      fall: Math.max(LEAST_POWER, curve.fall + fall),
      shift: curve.shift + shift,
    };
  }
  return curve;
};

/** The same predictions, bent by a curve that was fitted on the deals of the other half: nobody is judged by what he learned from. */
export const crossCalibrated = (predictions: readonly Prediction[]): readonly Prediction[] =>
  [0, 1].flatMap((half) => {
    const curve = fitCurve(predictions.filter(({ deal }) => deal % 2 !== half));
    return predictions
      .filter(({ deal }) => deal % 2 === half)
      .map((prediction) => ({ ...prediction, expected: calibrated(curve, prediction.expected) }));
  });
