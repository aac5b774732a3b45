import { drawFraction, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.js';
import { comparisonsOf } from './comparison.js';

const block = (guest: number, hosts: number, deal: number, share: number, luck?: number): Block => ({
  guest,
  hosts,
  deal,
  shares: [share],
  margins: [],
  ...(luck === undefined ? {} : { luck: [luck] }),
  draws: 0,
  guestFaults: {},
  hostFaults: {},
  guestDecisions: 1,
  guestMilliseconds: 1,
});

const DEALS = 200;

/** Guests 0 and 1 among hosts 2: a deal is good or bad for both of them, and 0 wins a tenth more. */
const shared = (seed: number, dealOf = (deal: number): number => deal): Block[] => {
  const chance = new SeededChance(seed);
  const goodness = Array.from({ length: DEALS }, () => drawFraction(chance));
  const shareOf = (deal: number, gain: number): number => Math.min(1, Math.max(0, 0.8 * (goodness[deal] ?? 0) + gain));
  return Array.from({ length: DEALS }, (_, deal) => [
    block(0, 2, deal, shareOf(deal, 0.15 + 0.05 * drawFraction(chance))),
    block(1, 2, deal, shareOf(dealOf(deal), 0.05 + 0.05 * drawFraction(chance))),
  ]).flat();
};

const only = (blocks: readonly Block[]) => {
  const [comparison, ...rest] = comparisonsOf(3, blocks);
  if (comparison === undefined || rest.length > 0) throw new Error('there must be one comparison');
  return comparison;
};

describe('a comparison', () => {
  it('two guests are compared deal by deal, so that what a deal gives to both cancels out', () => {
    const paired = only(shared(1));
    expect(paired).toMatchObject({ first: 0, second: 1, deals: DEALS, adjusted: null });
    expect(paired.difference.mean).toBeCloseTo(0.1, 2);
    // Planted: the same results with the deals of one guest shifted, as if they had not played the same ones.
    const apart = only(shared(1, (deal) => (deal + 1) % DEALS));
    expect(apart.difference.halfWidth).toBeGreaterThan(4 * paired.difference.halfWidth);
  });

  it('a control variate takes the luck of either guest out of their difference', () => {
    const chance = new SeededChance(2);
    const blocks = Array.from({ length: DEALS }, (_, deal) =>
      [0, 1].map((guest) => {
        const luck = drawFraction(chance) - 0.5;
        return block(guest, 2, deal, 0.5 + 0.4 * luck + (guest === 0 ? 0.05 : 0), luck);
      }),
    ).flat();
    const { adjusted, difference } = only(blocks);
    expect(adjusted?.mean).toBeCloseTo(0.05, 2);
    expect(adjusted?.gain).toBeGreaterThan(20);
    expect(adjusted?.halfWidth).toBeLessThan(difference.halfWidth / 4);
  });

  it('a difference never leaves the bounds of what is possible', () => {
    const blocks = Array.from({ length: 5 }, (_, deal) => [block(0, 2, deal, 1), block(1, 2, deal, 0)]).flat();
    const { difference } = only(blocks);
    expect([difference.mean, difference.high]).toEqual([1, 1]);
    expect(difference.low).toBeLessThan(1);
    expect(difference.low).toBeGreaterThan(0);
  });

  it('only deals that both played among all their common hosts count', () => {
    const blocks = [block(0, 2, 0, 1), block(1, 2, 0, 0), block(0, 2, 1, 1), block(1, 2, 2, 1)];
    expect(only(blocks).deals).toBe(1);
  });

  it('there is no comparison without hosts in common', () => {
    expect(comparisonsOf(2, [block(0, 1, 0, 1), block(1, 0, 0, 0)])).toEqual([]);
  });
});
