import { SeededChance, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { auction, begin, type Felix, lay, round, seatOf, skipRounds } from '../testing/matches.js';
import { viewersOf, walk } from '../testing/walks.js';
import { type FelixView, felix, sampler } from './index.js';

const RUNS = Number(process.env['MIAOU_RUNS']) / 100;

/** How often each world comes up among many samples, by a description of what was hidden. */
const worlds = (
  position: Felix,
  viewer: Viewer,
  draws: number,
  describeWorld: (sampled: Felix) => string,
): number[] => {
  const chance = new SeededChance('worlds');
  const draw = sampler(position.view(viewer));
  const counts = new Map<string, number>();
  for (let drawn = 0; drawn < draws; drawn++) {
    const world = describeWorld(draw(chance));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  return [...counts.values()];
};

/** Pearson's statistic against equal shares. */
const unevenness = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

const whole = (position: Felix): string => JSON.stringify([position.state(), position.deal]);

describe('sampling', () => {
  it('[FK1, FK2] a sample looks to its viewer exactly as the match does, at every step', () => {
    for (let seed = 0; seed < 4 * RUNS; seed++) {
      const chance = new SeededChance(seed);
      const check = (position: Felix): void => {
        const views = viewersOf(position).map((viewer) => JSON.stringify(position.view(viewer)));
        const sampled = views.map((view) => felix.sample(JSON.parse(view) as FelixView, chance));
        expect(
          sampled.map((world, index) => JSON.stringify(world.view(viewersOf(world)[index] ?? 'spectator'))),
        ).toEqual(views);
        expect(sampled.every(({ deal, options }) => felix.parseDeal(deal, options).ok)).toBe(true);
      };
      check(walk(seed, check));
    }
  });

  it('[FK2, FS3] early on, each card of another seat is the missing one equally often', () => {
    const counts = worlds(begin(), seatOf(0), 10_000 * RUNS, ({ deal }) => deal.removed[1] ?? '');
    expect(counts.length).toBe(10);
    // 99.99 % of even draws stay below 33.7 with nine degrees of freedom.
    expect(unevenness(counts)).toBeLessThan(33.7);
  });

  it('[FK2] late in the match every world that fits comes up, and equally often', () => {
    const position = begin({ seats: 4 });
    skipRounds(position, 7);
    lay(position, 'smallDog smallDog smallDog bigDog');
    // Seat 0 has shown its card; the others each have three unseen: one gone, one face down, one in hand.
    const counts = worlds(position, seatOf(3), 14_400 * RUNS, whole);
    expect(counts.length).toBe(2 * 6 * 6);
    // 99.99 % of even draws stay below 126 with 71 degrees of freedom.
    expect(unevenness(counts)).toBeLessThan(126);
  });

  it('[FK2, FT1] the passive cards to come and the one that left are drawn in every order', () => {
    const position = begin({ seats: 3 });
    skipRounds(position, 7);
    const counts = worlds(position, 'spectator', 6_000 * RUNS, ({ deal }) =>
      JSON.stringify('dummy' in deal ? deal.dummy : []),
    );
    expect(counts.length).toBe(6);
    // 99.99 % of even draws stay below 25.7 with five degrees of freedom.
    expect(unevenness(counts)).toBeLessThan(25.7);
  });

  it('[FK1] what the viewer knows is the same in every sample', () => {
    const position = begin({ seats: 4 }, { removed: ['3', '5', '8', '11'] });
    round(position, '15 bigDog -5 -8', '2 5 pass 6 pass pass');
    lay(position, '3 5 3 11');
    auction(position, '1 pass');
    const own = ({ state, deal }: { state: ReturnType<Felix['state']>; deal: Felix['deal'] }) => ({
      ...state.seats[2],
      removed: deal.removed[2],
      bank: state.bank,
    });
    const truth = own({ state: position.state(), deal: position.deal });
    const draw = sampler(position.view(seatOf(2)));
    const chance = new SeededChance('own');
    for (let drawn = 0; drawn < 50; drawn++) {
      const sampled = draw(chance);
      expect(own({ state: sampled.state(), deal: sampled.deal })).toEqual(truth);
    }
  });
});
