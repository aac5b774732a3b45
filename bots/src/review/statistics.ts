import { at } from '@miaou/kit';
import { type CalibrationCurve, calibrated } from '../calibration.js';
import { estimateGroupedShare, halfWidthOfGroups, meanOf } from '../confidenceInterval.js';
import type { PlayedOption } from './reviewer.js';

/** A mean with its 95 % interval. */
export interface Figure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const DIGITS = 10_000;

/** More digits would be noise, and would differ where a machine rounds otherwise. */
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

const figure = (mean: number, halfWidth: number): Figure => ({
  mean: rounded(mean),
  low: rounded(mean - halfWidth),
  high: rounded(mean + halfWidth),
});

/** What the worlds of an option have in common. */
interface Worlds {
  readonly prior?: PlayedOption['prior'] | undefined;
  readonly guesses?: number;
}

const halfWidthOf = (values: readonly number[], { guesses }: Worlds): number =>
  halfWidthOfGroups(values, guesses ?? values.length);

/** The mean of values and of a prior that counts as some of them. */
const estimate = (values: readonly number[], worlds: Worlds): { mean: number; halfWidth: number } => {
  const { chance: expected, worlds: weight } = worlds.prior ?? { chance: 0, worlds: 0 };
  const count = values.length + weight;
  const sum = values.reduce((total, value) => total + value, expected * weight);
  return { mean: sum / count, halfWidth: halfWidthOf(values, worlds) * Math.sqrt(values.length / count) };
};

/** The curve that leaves every chance as it was estimated. */
export const UNBENT: CalibrationCurve | undefined = undefined;

const bent = (curve: CalibrationCurve | undefined, chance: number): number =>
  curve === undefined ? chance : calibrated(curve, chance);

/** The chance of an option with its interval, as it was estimated. */
const unbentChanceOf = ({ chances, guesses, prior }: PlayedOption): Figure =>
  estimateGroupedShare(chances, guesses ?? chances.length, prior && { share: prior.chance, count: prior.worlds });

/** The chance of an option with its interval, both bent by a curve. */
export const chanceOf = (option: PlayedOption, curve: CalibrationCurve | undefined): Figure => {
  const { mean, low, high } = unbentChanceOf(option);
  return { mean: rounded(bent(curve, mean)), low: rounded(bent(curve, low)), high: rounded(bent(curve, high)) };
};

export const pointsOf = (option: PlayedOption): Figure | undefined =>
  option.points === undefined ? undefined : figure(meanOf(option.points), halfWidthOf(option.points, option));

/** Chances nearer to each other than this are bent by the slope of the curve. */
const NEAR = 1e-4;

/** By what a difference between two chances grows when both are bent. */
const stretchOf = (curve: CalibrationCurve | undefined, one: number, other: number): number => {
  const [low, high] = Math.abs(one - other) < NEAR ? [other - NEAR, other + NEAR] : [other, one];
  return (bent(curve, high) - bent(curve, low)) / (high - low);
};

/** By how much one option beats another, compared world by world, as far apart as their bent chances are. */
export const leadOf = (one: PlayedOption, other: PlayedOption, curve: CalibrationCurve | undefined): Figure => {
  const gaps = one.chances.map((chance, world) => chance - at(other.chances, world));
  const prior =
    one.prior === undefined || other.prior === undefined
      ? undefined
      : { chance: one.prior.chance - other.prior.chance, worlds: one.prior.worlds };
  const { mean, halfWidth } = estimate(gaps, { ...one, prior });
  const stretch = stretchOf(curve, unbentChanceOf(one).mean, unbentChanceOf(other).mean);
  return figure(mean * stretch, halfWidth * stretch);
};

export const roundedShare = rounded;
