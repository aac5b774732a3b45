import { describe, expect, it } from 'vitest';
import { calibrated } from '../calibration.js';
import type { PlayedOption } from './reviewer.js';
import { chanceOf, leadOf, UNBENT } from './statistics.js';

const CURVE = { rise: 0.7, fall: 1.3, shift: 0.4 };
const played = (...chances: readonly number[]): PlayedOption => ({ move: { type: 'any' }, chances });
const [GOOD, BAD] = [played(0.9, 0.5, 0.7), played(0.6, 0.4, 0.2)];

describe('the figures of a review', () => {
  it('a chance and its interval are bent by the curve, and stay in order', () => {
    const [raw, bent] = [chanceOf(GOOD, UNBENT), chanceOf(GOOD, CURVE)];
    expect(raw.mean).toBeCloseTo(0.7);
    expect(bent.mean).toBeCloseTo(calibrated(CURVE, 0.7), 3);
    expect(bent.low).toBeLessThan(bent.mean);
    expect(bent.high).toBeGreaterThan(bent.mean);
  });

  it('what an option gives away is the gap between the chances that are shown', () => {
    const gap = chanceOf(GOOD, CURVE).mean - chanceOf(BAD, CURVE).mean;
    expect(leadOf(GOOD, BAD, CURVE).mean).toBeCloseTo(gap, 3);
    expect(leadOf(GOOD, GOOD, CURVE)).toEqual({ mean: 0, low: 0, high: 0 });
  });

  it('whether the interval has 0 in it does not depend on the curve', () => {
    const close = played(0.8, 0.3, 0.9);
    for (const [one, other] of [
      [GOOD, BAD],
      [GOOD, close],
    ] as const)
      expect(Math.sign(leadOf(one, other, CURVE).low)).toBe(Math.sign(leadOf(one, other, UNBENT).low));
  });

  it('worlds of one guess count as one trial, not as many', () => {
    const alike = Array.from({ length: 40 }, (_, world) => (world % 4) / 4);
    const widthOf = (option: PlayedOption): number => {
      const { low, high } = chanceOf(option, UNBENT);
      return high - low;
    };
    expect(widthOf({ ...played(...alike), guesses: 4 })).toBeGreaterThan(3 * widthOf(played(...alike)));
    expect(widthOf({ ...played(...alike), guesses: 5 })).toBeLessThan(widthOf(played(...alike)));
  });
});
