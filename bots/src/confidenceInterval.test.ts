import { drawFraction, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import {
  estimateDifference,
  estimateGap,
  estimateMean,
  estimateProportion,
  estimateShare,
  halfWidthOfGroups,
} from './confidenceInterval.js';

describe('statistics', () => {
  it('the interval of a mean is 1.96 standard errors to either side', () => {
    const { mean, low, high, halfWidth } = estimateMean([0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(halfWidth).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4));
    expect([low, high]).toEqual([mean - halfWidth, mean + halfWidth]);
  });

  // The points of Student's distribution from the tables of Abramowitz and Stegun (26.10), for 1, 7, 30 and 120 degrees of freedom.
  it.each([
    [2, 12.706],
    [8, 2.365],
    [31, 2.042],
    [121, 1.98],
  ])('the interval of a mean of %i independent values is %f standard errors to either side', (count, errors) => {
    const values = Array.from({ length: count }, (_, index) => index ** 2);
    const standardError = estimateMean(values).halfWidth / 1.96;
    expect(halfWidthOfGroups(values, count) / standardError).toBeCloseTo(errors, 1);
  });

  it('a group of values that are alike is one trial', () => {
    const values = [1, 2, 6, 1, 2, 6, 1, 2, 6];
    expect(halfWidthOfGroups(values, 3)).toBeCloseTo(halfWidthOfGroups([1, 2, 6], 3), 10);
    expect(halfWidthOfGroups(values, 1)).toBe(0);
  });

  // From Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I.
  it.each([
    { happened: 81, trials: 263, low: 0.2553, high: 0.3662 },
    { happened: 15, trials: 148, low: 0.0624, high: 0.1605 },
    { happened: 0, trials: 20, low: 0, high: 0.1611 },
    { happened: 1, trials: 29, low: 0.0061, high: 0.1718 },
  ])('the Wilson interval of $happened in $trials is from $low to $high', ({ happened, trials, low, high }) => {
    const estimate = estimateProportion(happened, trials);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  it('a share that is always 1 has an interval below 1 and none above', () => {
    const { mean, low, high } = estimateShare(Array.from({ length: 60 }, () => 1));
    expect([mean, high]).toEqual([1, 1]);
    expect(low).toBeCloseTo(60 / (60 + 1.96 ** 2));
  });

  it('a share of single wins has the interval of as many trials', () => {
    const values = Array.from({ length: 400 }, (_, index) => (index % 4 === 0 ? 1 : 0));
    const [share, proportion] = [estimateShare(values), estimateProportion(100, 400)];
    expect(share.low).toBeCloseTo(proportion.low, 3);
    expect(share.high).toBeCloseTo(proportion.high, 3);
  });

  it('a share whose deals differ little has a narrower interval than single matches would give', () => {
    const even = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 0.25 : 0.5));
    expect(estimateShare(even).halfWidth).toBeLessThan(estimateProportion(37, 100).halfWidth / 2);
  });

  it('a share never leaves 0 to 1, whatever the values were adjusted to', () => {
    const { mean, low, high } = estimateShare([-0.4, -0.2, 0.1, -0.3]);
    expect([mean, low]).toEqual([0, 0]);
    expect(high).toBeGreaterThan(0);
    expect(high).toBeLessThanOrEqual(1);
  });

  it('a difference has the interval of the share that it stands for, between −1 and 1', () => {
    const values = [1, 0, 1, 1, 0, -1, 1, 1];
    const [difference, share] = [estimateDifference(values), estimateShare(values.map((value) => (1 + value) / 2))];
    expect(difference.mean).toBeCloseTo(0.5, 10);
    expect([difference.low, difference.high]).toEqual([2 * share.low - 1, 2 * share.high - 1]);
    expect(estimateDifference([1, 1, 1])).toMatchObject({ mean: 1, high: 1 });
  });

  // From Newcombe, "Interval estimation for the difference between independent proportions", Statistics in Medicine 17 (1998), table II.
  it.each([
    { one: { won: 56, of: 70 }, other: { won: 48, of: 80 }, low: 0.0524, high: 0.3339 },
    { one: { won: 9, of: 10 }, other: { won: 3, of: 10 }, low: 0.1705, high: 0.809 },
    { one: { won: 10, of: 10 }, other: { won: 0, of: 20 }, low: 0.6791, high: 1 },
  ])(
    'the gap of $one.won in $one.of and $other.won in $other.of is from $low to $high',
    ({ one, other, low, high }) => {
      const gap = estimateGap(estimateProportion(one.won, one.of), estimateProportion(other.won, other.of));
      expect(gap.low).toBeCloseTo(low, 4);
      expect(gap.high).toBeCloseTo(high, 4);
    },
  );

  type Interval = (values: readonly number[]) => { readonly low: number; readonly high: number };

  /** How often the interval of a share holds the true one, in tournaments of so many deals. */
  const coverage = (interval: Interval, share: number, deals: number): number => {
    const tournaments = 4000;
    let held = 0;
    for (let seed = 0; seed < tournaments; seed++) {
      const chance = new SeededChance(`${share} ${seed}`);
      const { low, high } = interval(Array.from({ length: deals }, () => (drawFraction(chance) < share ? 1 : 0)));
      if (low <= share && share <= high) held++;
    }
    return held / tournaments;
  };

  it.each([0.03, 0.1, 0.25, 0.5, 0.9])('the interval of a share of %d holds it in 95 of 100 tournaments', (share) => {
    expect(coverage(estimateShare, share, 60)).toBeGreaterThan(0.92);
  });

  it('the test of coverage detects the interval of a mean in the place of that of a share', () => {
    expect(coverage(estimateMean, 0.03, 60)).toBeLessThan(0.87);
  });
});
