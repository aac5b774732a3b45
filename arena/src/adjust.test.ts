import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { adjust, type Dealt } from './adjust.js';
import type { Plan } from './plan.js';
import { runTournament } from './tournament.js';

const FINENESS = 1_000_000;
const TRUTH = 0.3;

/** From 0 to 1, evenly. */
const even = (chance: SeededChance): number => (chance.below(FINENESS) + 0.5) / FINENESS;

/** Mostly a little bad luck and now and then much good luck, zero on average: where a biased method shows it most. */
const lopsided = (chance: SeededChance): number => -Math.log(even(chance)) - 1;

/** Luck goes into results unevenly, and much else does too. */
const dealt = (chance: SeededChance): Dealt => {
  const luck = lopsided(chance);
  return { luck, result: TRUTH + 0.5 * luck + 0.4 * (luck * luck - 1) + even(chance) - 0.5 };
};

type Method = (deals: readonly Dealt[]) => number;

const DEALS = 30;
const TOURNAMENTS = 4000;

/** By how many standard errors a method misses the truth on average over many small tournaments. */
const bias = (method: Method, deal: (chance: SeededChance) => Dealt = dealt): number => {
  const misses = Array.from({ length: TOURNAMENTS }, (_, index) => {
    const chance = new SeededChance(`tournament ${index}`);
    return method(Array.from({ length: DEALS }, () => deal(chance))) - TRUTH;
  });
  const mean = misses.reduce((sum, miss) => sum + miss, 0) / TOURNAMENTS;
  const variance = misses.reduce((sum, miss) => sum + (miss - mean) ** 2, 0) / TOURNAMENTS;
  return mean / Math.sqrt(variance / TOURNAMENTS);
};

const adjusted: Method = (deals) => adjust(deals)?.mean ?? Number.NaN;

/** Every deal has a say in how much is taken from itself. */
const selfJudged: Method = (deals) => {
  const mean = (of: (deal: Dealt) => number): number => deals.reduce((sum, deal) => sum + of(deal), 0) / deals.length;
  const [result, luck] = [mean((deal) => deal.result), mean((deal) => deal.luck)];
  const slope = mean((deal) => deal.result * (deal.luck - luck)) / mean((deal) => (deal.luck - luck) ** 2);
  return result - slope * luck;
};

describe('an adjusted estimate', () => {
  it('is unbiased, however luck goes into results', () => {
    expect(Math.abs(bias(adjusted))).toBeLessThan(3);
  });

  it('would be seen to be biased if deals judged their own luck, or if luck were not zero on average', () => {
    expect(Math.abs(bias(selfJudged))).toBeGreaterThan(5);
    const fortunate = (chance: SeededChance): Dealt => {
      const { result, luck } = dealt(chance);
      return { result, luck: luck + 0.1 };
    };
    expect(Math.abs(bias(adjusted, fortunate))).toBeGreaterThan(5);
  });

  it('is the surer, the more of the result is luck', () => {
    const chance = new SeededChance('sure');
    const deals = (noise: number): Dealt[] =>
      Array.from({ length: 400 }, () => {
        const luck = lopsided(chance);
        return { luck, result: luck + noise * (even(chance) - 0.5) };
      });
    expect(adjust(deals(1))?.gain).toBeGreaterThan(8);
    expect(adjust(deals(100))?.gain).toBeCloseTo(1, 1);
  });

  it('leaves results alone that no luck is in', () => {
    const deals = Array.from({ length: 40 }, (_, index) => ({ result: index % 2, luck: 0 }));
    expect(adjust(deals)).toMatchObject({ mean: 0.5, gain: 1 });
  });

  it('is not made from a handful of deals', () => {
    expect(adjust([{ result: 1, luck: 0.2 }])).toBeNull();
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

describe('the share freed from luck', () => {
  it('agrees with the plain one and is surer where dice and tiles decide much', async () => {
    const { cells } = await runTournament(PLAN, { threads: 1 });
    const [cell] = cells;
    if (cell?.adjusted === undefined || cell.adjusted === null) throw new Error('nothing was adjusted');
    const { share, adjusted: free } = cell;
    expect(Math.abs(free.mean - share.mean)).toBeLessThan(Math.hypot(share.halfWidth, free.halfWidth));
    expect(free.gain).toBeGreaterThan(1.3);
    expect(free.halfWidth).toBeLessThan(share.halfWidth);
  });

  it('is left out where luck was not gauged', async () => {
    const { gaugesLuck: _, ...plain } = PLAN;
    const { cells } = await runTournament({ ...plain, games: 2 }, { threads: 1 });
    expect(cells[0]?.adjusted).toBeNull();
  });
});
