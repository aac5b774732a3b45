import { describe, expect, it } from 'vitest';
import { estimateMean, estimateProportion, estimateShare } from './confidenceInterval.js';

describe('statistics', () => {
  it('the interval of a mean is 1.96 standard errors to either side', () => {
    const { mean, low, high, halfWidth } = estimateMean([0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(halfWidth).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4));
    expect([low, high]).toEqual([mean - halfWidth, mean + halfWidth]);
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
});
