import { describe, expect, it } from 'vitest';
import { trueChance } from './chance';

describe('the chance of this device', () => {
  it('gives every face, and none beside', () => {
    const rolled = new Set(Array.from({ length: 2_000 }, () => trueChance.below(6)));
    expect([...rolled].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('reaches its largest bound', () => {
    expect(trueChance.below(0x1_0000_0000)).toBeGreaterThanOrEqual(0);
    expect(trueChance.below(1)).toBe(0);
  });
});
