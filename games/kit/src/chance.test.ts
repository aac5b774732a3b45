import { describe, expect, it } from 'vitest';
import { type Chance, drawBelow, drawn, drawWeighted, SeededChance, shuffled } from './chance.js';

const tally = (draws: number, bound: number, next: () => number): number[] => {
  const counts = Array.from({ length: bound }, () => 0);
  for (let draw = 0; draw < draws; draw++) {
    const face = next();
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
};

/** Pearson's statistic against equal shares. */
const unevenness = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

describe('seeded chance', () => {
  it('seeded chance gives the same numbers for the same seed on every machine', () => {
    const chance = new SeededChance(7);
    expect(Array.from({ length: 6 }, () => chance.below(1000))).toMatchInlineSnapshot(`
      [
        953,
        189,
        783,
        729,
        603,
        37,
      ]
    `);
  });

  it('seeded chance treats a number and its text as one seed and tells other seeds apart', () => {
    const first = (seed: string | number): number => new SeededChance(seed).word();
    expect(first(7)).toBe(first('7'));
    expect(new Set(Array.from({ length: 5000 }, (_, index) => first(`seed/${index}`))).size).toBe(5000);
  });

  it('seeded chance is even for a bound that does not divide 2³²', () => {
    const chance = new SeededChance('even');
    // 99.99 % of fair generators stay below 31.4 with six degrees of freedom.
    expect(unevenness(tally(70_000, 7, () => chance.below(7)))).toBeLessThan(31.4);
  });

  it('seeded chance draws again instead of folding the last words onto the small numbers', () => {
    // With a bound of 3 · 2³⁰ a plain remainder would give the lowest third twice as often.
    const chance = new SeededChance('fold');
    const bound = 3 * 2 ** 30;
    const thirds = tally(30_000, 3, () => Math.floor(chance.below(bound) / 2 ** 30));
    expect(unevenness(thirds)).toBeLessThan(18.5);
  });

  it('a number below a bound skips the words past the last whole multiple of the bound', () => {
    const words = [0xffff_ffff, 2 ** 32 - 2 ** 31 - 1];
    const source = { word: () => words.shift() ?? 0 };
    expect(drawBelow(source, 2 ** 31 + 1)).toBe(2 ** 31 - 1);
    expect(words).toEqual([]);
  });
});

describe('weighted drawing', () => {
  it('a weighted draw gives each index as often as its weight says', () => {
    const chance = new SeededChance('weights');
    const counts = tally(60_000, 4, () => drawWeighted([1, 0, 2, 3], chance));
    expect(counts[1]).toBe(0);
    // 99.99 % of fair draws stay below 18.5 with two degrees of freedom.
    expect(unevenness([6 * (counts[0] ?? 0), 3 * (counts[2] ?? 0), 2 * (counts[3] ?? 0)])).toBeLessThan(6 * 18.5);
  });

  it('a weighted draw over a buffer ignores what lies behind the count', () => {
    const chance = new SeededChance('buffer');
    expect(new Set(Array.from({ length: 50 }, () => drawWeighted([1, 1, 9], chance, 2)))).toEqual(new Set([0, 1]));
  });

  it('a weighted draw never gives an index of weight 0, even when rounding leaves a rest', () => {
    const highest: Chance = { below: (bound) => bound };
    expect(drawWeighted([0.1, 0.2, 0], highest)).toBe(1);
  });
});

describe('shuffling', () => {
  it('shuffling keeps every member and leaves the given list unchanged', () => {
    const list = [1, 2, 3, 4, 5];
    const result = shuffled(list, new SeededChance(1));
    expect(result.toSorted((a, b) => a - b)).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  it('shuffling reaches all 24 orders of four members equally often', () => {
    const chance = new SeededChance('orders');
    const orders = new Map<string, number>();
    for (let draw = 0; draw < 24_000; draw++) {
      const order = shuffled(['a', 'b', 'c', 'd'], chance).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    // 99.99 % of fair shuffles stay below 58.6 with 23 degrees of freedom.
    expect(unevenness([...orders.values()])).toBeLessThan(58.6);
  });

  it('drawing from a list reaches each member', () => {
    const chance = new SeededChance('drawn');
    expect(new Set(Array.from({ length: 100 }, () => drawn(['x', 'y', 'z'], chance)))).toEqual(
      new Set(['x', 'y', 'z']),
    );
  });
});
