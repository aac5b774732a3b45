import { describe, expect, it } from 'vitest';
import type { Block } from './block.js';
import { estimate } from './estimate.js';
import { cellOf } from './standing.js';

const block = (deal: number, shares: readonly number[], margins: readonly number[] = []): Block => ({
  guest: 0,
  hosts: 1,
  deal,
  shares,
  margins,
  draws: 0,
  guestFaults: {},
  hostFaults: { late: 1 },
  guestDecisions: 10,
  guestMilliseconds: 5,
});

describe('an estimate', () => {
  it('has the half-width of a 95 % interval of the mean', () => {
    const { mean, halfWidth } = estimate([0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(halfWidth).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4));
  });

  it('from a single deal says that it knows nothing', () => {
    expect(estimate([1]).halfWidth).toBe(1);
  });
});

describe('deals that all went alike', () => {
  it('leave room for one that would not have', () => {
    expect(estimate(Array.from({ length: 60 }, () => 1))).toEqual({ mean: 1, halfWidth: 0.05 });
  });
});

describe('a cell', () => {
  it('counts deals, not matches: seats of one deal share its luck', () => {
    const cell = cellOf({ guest: 0, hosts: 1 }, [block(0, [1, 1]), block(1, [0, 0]), block(2, [1, 0])]);
    expect(cell.games).toBe(6);
    expect(cell.share).toEqual(estimate([1, 0, 0.5]));
    expect(cell.bySeat).toEqual([2 / 3, 1 / 3]);
    expect(cell.hostFaults).toEqual({ late: 3 });
    expect(cell.millisecondsPerDecision).toBe(0.5);
  });

  it('has a margin only where the game counts points', () => {
    expect(cellOf({ guest: 0, hosts: 1 }, [block(0, [1, 0])]).margin).toBeNull();
    expect(cellOf({ guest: 0, hosts: 1 }, [block(0, [1, 0], [4, 2])]).margin?.mean).toBe(3);
  });
});
