import type { Gain } from '@miaou/bots';

/** One scale for all options, so that they can be compared by eye: zero and every bar lie on it. */
export interface GainScale {
  readonly least: number;
  readonly most: number;
  /** Where a number of points lies, from 0 to 1. */
  at(points: number): number;
}

const STEP = 5;
/** However sure everything is, five points look like five points. */
const NARROWEST = 10;

export const scaleOf = (gains: readonly Gain[]): GainScale => {
  const least = STEP * Math.floor(Math.min(0, ...gains.map(({ low }) => low)) / STEP);
  const most = STEP * Math.ceil(Math.max(0, least + NARROWEST, ...gains.map(({ high }) => high)) / STEP);
  return { least, most, at: (points) => (points - least) / (most - least) };
};
