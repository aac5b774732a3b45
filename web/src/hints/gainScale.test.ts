import { describe, expect, it } from 'vitest';
import { scaleOf } from './gainScale';

describe('the scale of a comparison', () => {
  it('zero and every bar lie on it, in steps of five', () => {
    const scale = scaleOf([
      { mean: 2, low: 2, high: 2 },
      { mean: 4.2, low: -7, high: 17 },
    ]);
    expect([scale.least, scale.most]).toEqual([-10, 20]);
    expect([scale.at(-10), scale.at(5), scale.at(20)]).toEqual([0, 0.5, 1]);
  });

  it('a loss is left of zero and a gain right of it, also where nothing is in doubt', () => {
    const sure = scaleOf([{ mean: 2, low: 2, high: 2 }]);
    expect([sure.least, sure.most, sure.at(2)]).toEqual([0, 10, 0.2]);
    const lost = scaleOf([{ mean: -12, low: -13, high: -11 }]);
    expect([lost.least, lost.most]).toEqual([-15, 0]);
  });
});
