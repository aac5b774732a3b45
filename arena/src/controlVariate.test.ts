import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { adjustedShare, type DealResult } from './controlVariate.js';
import type { Plan } from './plan.js';
import { runTournament } from './tournament.js';

const STEPS = 1_000_000;
const TRUTH = 0.3;

/** Uniform between 0 and 1. */
const uniform = (chance: SeededChance): number => (chance.below(STEPS) + 0.5) / STEPS;

/** A skewed distribution with mean zero, where a biased method shows its bias most. */
const skewed = (chance: SeededChance): number => -Math.log(uniform(chance)) - 1;

/** The result depends on luck nonlinearly, and on noise. */
const dealt = (chance: SeededChance): DealResult => {
  const luck = skewed(chance);
  // Small enough for means that stay between 0 and 1, where a share is cut off.
  return { luck, result: TRUTH + 0.05 * luck + 0.04 * (luck * luck - 1) + 0.1 * (uniform(chance) - 0.5) };
};

type Method = (deals: readonly DealResult[]) => number;

const DEALS = 30;
const TOURNAMENTS = 4000;

/** The bias of a method over many small tournaments, in standard errors. */
const bias = (method: Method, deal: (chance: SeededChance) => DealResult = dealt): number => {
  const misses = Array.from({ length: TOURNAMENTS }, (_, index) => {
    const chance = new SeededChance(`tournament ${index}`);
    return method(Array.from({ length: DEALS }, () => deal(chance))) - TRUTH;
  });
  const mean = misses.reduce((sum, miss) => sum + miss, 0) / TOURNAMENTS;
  const variance = misses.reduce((sum, miss) => sum + (miss - mean) ** 2, 0) / TOURNAMENTS;
  return mean / Math.sqrt(variance / TOURNAMENTS);
};

const crossFitted: Method = (deals) => adjustedShare(deals)?.mean ?? Number.NaN;

/** Without cross-fitting: every deal takes part in fitting its own coefficient. */
const withoutCrossFitting: Method = (deals) => {
  const mean = (of: (deal: DealResult) => number): number =>
    deals.reduce((sum, deal) => sum + of(deal), 0) / deals.length;
  const [result, luck] = [mean((deal) => deal.result), mean((deal) => deal.luck)];
  const slope = mean((deal) => deal.result * (deal.luck - luck)) / mean((deal) => (deal.luck - luck) ** 2);
  return result - slope * luck;
};

describe('adjustedShare', () => {
  it('the adjusted share is unbiased even where results depend on luck nonlinearly', () => {
    expect(Math.abs(bias(crossFitted))).toBeLessThan(3);
  });

  it('the test of bias detects a missing cross-fitting and a control variate with a mean other than zero', () => {
    expect(Math.abs(bias(withoutCrossFitting))).toBeGreaterThan(5);
    const withMean = (chance: SeededChance): DealResult => {
      const { result, luck } = dealt(chance);
      return { result, luck: luck + 0.1 };
    };
    expect(Math.abs(bias(crossFitted, withMean))).toBeGreaterThan(5);
  });

  it('the gain grows with the part of the result that is luck', () => {
    const chance = new SeededChance('sure');
    const deals = (noise: number): DealResult[] =>
      Array.from({ length: 400 }, () => {
        const luck = skewed(chance);
        return { luck, result: luck + noise * (uniform(chance) - 0.5) };
      });
    expect(adjustedShare(deals(1))?.gain).toBeGreaterThan(8);
    expect(adjustedShare(deals(100))?.gain).toBeCloseTo(1, 1);
  });

  it('results without luck are not adjusted', () => {
    const deals = Array.from({ length: 40 }, (_, index) => ({ result: index % 2, luck: 0 }));
    expect(adjustedShare(deals)).toMatchObject({ mean: 0.5, gain: 1 });
  });

  it('there is no adjusted share from a handful of deals', () => {
    expect(adjustedShare([{ result: 1, luck: 0.2 }])).toBeNull();
  });
});

const PLAN: Plan = {
  game: 'chop',
  seats: 2,
  options: {},
  entrants: ['greedy'],
  games: 48,
  seed: 'luck',
  budget: {},
  gaugesLuck: true,
};

describe('the adjusted share of a tournament', () => {
  it('the adjusted share of a Chop tournament agrees with the plain one and has a narrower interval', async () => {
    const { cells } = await runTournament(PLAN, { threads: 1 });
    const [cell] = cells;
    if (cell?.adjusted === undefined || cell.adjusted === null) throw new Error('there is no adjusted share');
    const { share, adjusted } = cell;
    expect(Math.abs(adjusted.mean - share.mean)).toBeLessThan(Math.hypot(share.halfWidth, adjusted.halfWidth));
    expect(adjusted.gain).toBeGreaterThan(1.1);
    expect(adjusted.halfWidth).toBeLessThan(share.halfWidth);
  });

  it('a tournament without control variates has no adjusted share', async () => {
    const { gaugesLuck: _, ...plain } = PLAN;
    const { cells } = await runTournament({ ...plain, games: 2 }, { threads: 1 });
    expect(cells[0]?.adjusted).toBeNull();
  });
});
