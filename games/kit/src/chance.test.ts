import { describe, expect, it } from 'vitest';
import { drawn, SeededChance, shuffled } from './chance.js';

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
  it('gives the same numbers for the same seed, on every machine', () => {
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

  it('treats a number and its text as one seed, and tells other seeds apart', () => {
    const first = (seed: string | number): number => new SeededChance(seed).word();
    expect(first(7)).toBe(first('7'));
    expect(new Set(Array.from({ length: 5000 }, (_, index) => first(`seed/${index}`))).size).toBe(5000);
  });

  it('is even for a bound that does not divide 2³²', () => {
    const chance = new SeededChance('even');
    // 99.99 % of fair generators stay below 31.4 with six degrees of freedom.
    expect(unevenness(tally(70_000, 7, () => chance.below(7)))).toBeLessThan(31.4);
  });

  it('draws again instead of folding the last words onto the small numbers', () => {
    // With a bound of 3 · 2³⁰ a plain remainder would give the lowest third twice as often.
    const chance = new SeededChance('fold');
    const bound = 3 * 2 ** 30;
    const thirds = tally(30_000, 3, () => Math.floor(chance.below(bound) / 2 ** 30));
    expect(unevenness(thirds)).toBeLessThan(18.5);
  });
});

describe('shuffling', () => {
  it('keeps every member and leaves the given list alone', () => {
    const list = [1, 2, 3, 4, 5];
    const result = shuffled(list, new SeededChance(1));
    expect(result.toSorted((a, b) => a - b)).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  it('reaches all 24 orders of four equally often', () => {
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

  it('draws each member of a list', () => {
    const chance = new SeededChance('drawn');
    expect(new Set(Array.from({ length: 100 }, () => drawn(['x', 'y', 'z'], chance)))).toEqual(
      new Set(['x', 'y', 'z']),
    );
  });
});
