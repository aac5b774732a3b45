import { describe, expect, it } from 'vitest';
import { duelOfBots } from '../training/felixDuel.js';

const FOUR = { seats: 4, edition: 'felix' } as const;

describe('the characters at Felix', () => {
  // A fourth is what one of four equal players wins.
  it.each([
    { weaker: 'ida', stronger: 'bruno', deals: 150, atLeast: 0.26 },
    { weaker: 'bruno', stronger: 'mirek', deals: 150, atLeast: 0.28 },
    { weaker: 'mirek', stronger: 'vera', deals: 40, atLeast: 0.4 },
    { weaker: 'vera', stronger: 'odile', deals: 12, atLeast: 0.27 },
  ])('$stronger wins more than a fair share against three of $weaker', ({ weaker, stronger, deals, atLeast }) => {
    const { share } = duelOfBots(FOUR, stronger, weaker, { iterations: 150 }, deals, 'levels');
    expect(share).toBeGreaterThan(atLeast);
  });
});
