import type { ReviewedDecision } from '@miaou/bots';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { luckAt, playedWell } from './luck';

const figure = (mean: number) => ({ mean, low: mean, high: mean });

const decision = (best: number, loss: number, won?: number): ReviewedDecision => ({
  move: 4,
  seat: seat(1),
  round: 1,
  phase: 'bidding',
  made: { type: 'pass' },
  options: [{ move: { type: 'bid' }, chance: figure(best) }],
  loss: figure(loss),
  verdict: 'slip',
  reason: { code: 'any' },
  hidden: [],
  open: [],
  standing: [],
  ...(won === undefined ? {} : { won }),
});

describe('luck apart from skill', () => {
  it('what the next decision begins with, beyond what the choice gave away, is luck', () => {
    const luck = luckAt(decision(0.35, 0.04), decision(0.52, 0), false);
    expect(luck?.choice).toBeCloseTo(-0.04);
    expect(luck?.luck).toBeCloseTo(0.21);
    expect(luck?.together).toBeCloseTo(0.17);
  });

  it('after the last decision the result decides', () => {
    expect(luckAt(decision(0.6, 0, 1), undefined, true)?.together).toBeCloseTo(0.4);
    expect(luckAt(decision(0.6, 0, 0), undefined, true)?.together).toBeCloseTo(-0.6);
  });

  it('nothing is said before the next decision is reviewed', () => {
    expect(luckAt(decision(0.6, 0), undefined, false)).toBeUndefined();
  });
});

describe('a match that was played well', () => {
  const slip = decision(0.4, 0.04);
  const blunder: ReviewedDecision = { ...decision(0.4, 0.13), verdict: 'blunder' };

  it('gave little away, and has no blunder', () => {
    expect(playedWell({ choice: -0.08 }, [slip, slip])).toBe(true);
    expect(
      playedWell(
        { choice: -0.24 },
        Array.from({ length: 6 }, () => slip),
      ),
    ).toBe(false);
    expect(playedWell({ choice: -0.13 }, [blunder])).toBe(false);
  });
});
