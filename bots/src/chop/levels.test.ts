import { describe, expect, it } from 'vitest';
import { duelAtChop } from '../training/chopDuel.js';

describe('the characters at Chop', () => {
  it('win more matches as mice against the greedy cat, the stronger they are', async () => {
    const wins: number[] = [];
    for (const mice of ['ida', 'mirek', 'odile']) wins.push((await duelAtChop('greedy', mice, 2, 16, 'levels')).mice);
    expect(wins.toSorted((a, b) => a - b)).toEqual(wins);
    expect(wins.at(-1)).toBeGreaterThan(12);
  });

  it('catch greedy mice in most matches when they are strong', async () => {
    expect((await duelAtChop('odile', 'greedy', 3, 16, 'levels')).cat).toBeGreaterThan(9);
  });
});
