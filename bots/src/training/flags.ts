import { at } from '@miaou/kit';
import type { Estimate } from '../confidenceInterval.js';
import type { FlagValues } from './gameTraining.js';

/** The value of a flag that has a default. */
export const flag = (flags: FlagValues, name: string): string => {
  const value = flags[name];
  if (value === undefined) throw new Error(`the flag --${name} is missing`);
  return value;
};

export const list = (text: string): readonly string[] => text.split(',');

export const range = (text: string): readonly [number, number] => {
  const numbers = list(text).map(Number);
  return [at(numbers, 0), at(numbers, 1)];
};

/** A share in percent with its interval. */
export const formatShare = ({ mean, low, high }: Estimate): string =>
  `${(100 * mean).toFixed(1)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

export const formatEstimate = ({ mean, halfWidth }: Estimate): string => `${mean.toFixed(1)} ± ${halfWidth.toFixed(1)}`;
