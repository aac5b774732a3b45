import { estimateShare } from '@miaou/bots';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.js';
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

describe('a cell', () => {
  it('the interval of a cell counts deals, not matches, because the matches of one deal are correlated', () => {
    const cell = cellOf({ guest: 0, hosts: 1 }, [block(0, [1, 1]), block(1, [0, 0]), block(2, [1, 0])]);
    expect(cell.games).toBe(6);
    expect(cell.share).toEqual(estimateShare([1, 0, 0.5]));
    expect(cell.bySeat).toEqual([2 / 3, 1 / 3]);
    expect(cell.hostFaults).toEqual({ late: 3 });
    expect(cell.millisecondsPerDecision).toBe(0.5);
  });

  it('a cell has a margin only where the game counts points', () => {
    expect(cellOf({ guest: 0, hosts: 1 }, [block(0, [1, 0])]).margin).toBeNull();
    expect(cellOf({ guest: 0, hosts: 1 }, [block(0, [1, 0], [4, 2])]).margin?.mean).toBe(3);
  });
});
