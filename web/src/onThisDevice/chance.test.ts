import { describe, expect, it } from 'vitest';
import { trueChance } from './chance';

describe('the chance of this device', () => {
  it('the chance of this device gives every face and no other number', () => {
    const rolled = new Set(Array.from({ length: 2_000 }, () => trueChance.below(6)));
    expect([...rolled].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('the chance of this device reaches its largest bound', () => {
    expect(trueChance.below(0x1_0000_0000)).toBeGreaterThanOrEqual(0);
    expect(trueChance.below(1)).toBe(0);
  });
});
