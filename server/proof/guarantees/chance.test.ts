import { afterEach, describe, expect, it, vi } from 'vitest';
import { SystemChance } from '../../src/tables/systemChance.js';

describe('the chance of real matches', () => {
  afterEach(() => vi.useRealTimers());

  const draws = (chance: SystemChance): number[] => Array.from({ length: 32 }, () => chance.below(2 ** 32));

  it('true chance does not depend on the clock: two matches dealt in the same instant differ', () => {
    vi.useFakeTimers({ now: 0 });
    expect(draws(new SystemChance())).not.toEqual(draws(new SystemChance()));
  });

  it('true chance favours no number: a bound that is no power of two is drawn evenly', () => {
    const chance = new SystemChance();
    const bound = 3 * 2 ** 30;
    const low = Array.from({ length: 30_000 }, () => chance.below(bound)).filter((draw) => draw < 2 ** 30).length;
    // A third of all; a plain remainder would give a half. Twenty deviations lie between this and chance.
    expect(Math.abs(low - 10_000)).toBeLessThan(1700);
  });
});
