import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Chop, optionsOf, play } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { anyDeal, viewersOf, walk } from '../testing/walks.js';
import { type ChopView, chop } from './index.js';

const RUNS = Number(process.env['MIAOU_RUNS']) / 100;

/** How often each arrangement of the hidden tiles comes up. */
const worlds = (position: Chop, draws: number): number[] => {
  const chance = new SeededChance('worlds');
  const view = position.view('spectator');
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const world = JSON.stringify(chop.sample(view, chance).state().tiles);
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  return [...counts.values()];
};

/** Pearson's statistic against equal shares. */
const unevenness = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

describe('sampling', () => {
  it('[CP4] a sample looks to its viewer exactly as the match does, at every step, and owes the same moves', () => {
    for (let seed = 0; seed < 4 * RUNS; seed++) {
      const chance = new SeededChance(seed);
      const check = (position: Chop): void => {
        for (const viewer of viewersOf(position)) {
          const view = JSON.stringify(position.view(viewer));
          const world = chop.sample(JSON.parse(view) as ChopView, chance);
          expect(JSON.stringify(world.view(viewer))).toBe(view);
          expect(world.legalMoves(world.actor)).toEqual(position.legalMoves(position.actor));
          expect(chop.parseDeal(world.deal, world.options).ok).toBe(true);
        }
      };
      check(walk(seed, check));
    }
  });

  it('[CP4, CB5] every arrangement of what lies face down comes up, and equally often', () => {
    const position = setUp(`
                 N
          0   k   .   .   .   *
          .   1   .   ++  .   .
          .   .   #   #   .   .
      w3  .   .  (b) @(.)  .   .   E
          .   .   #   #   .   .
          .   .   b   .   .   .
          .   .   .   .   .   c
                     S
    `);
    const counts = worlds(position, 12_000 * RUNS);
    expect(counts).toHaveLength((5 * 4 * 3 * 2) / 2);
    // 99.99 % of even draws stay below 107 with 59 degrees of freedom.
    expect(unevenness(counts)).toBeLessThan(107);
  });

  it('[CP4, CB5] at the start any kind may lie on any square', () => {
    const options = optionsOf();
    const view = chop.start(options, anyDeal(options)).view('spectator');
    const chance = new SeededChance('start');
    const onA1 = Array.from({ length: 400 }, () => chop.sample(view, chance).state().tiles.a1);
    expect(new Set(onA1).size).toBe(7);
  });

  it('[CP4] what was turned up is the same in every sample', () => {
    const position = setUp(`
                 N
          0   k   .   .   .   *
          .   1   .   ++  .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   @   .   .   .   c
                     S
    `);
    play(position, 'roll 1, 0 b1, roll 1');
    const chance = new SeededChance('turned');
    for (let draw = 0; draw < 20; draw++) {
      const world = chop.sample(position.view('spectator'), chance);
      expect(world.view('spectator').turned).toEqual(position.view('spectator').turned);
      expect(Object.keys(world.state().tiles)).toEqual(['d2', 'f7']);
    }
  });

  it('[CT7] a sample remembers the two rolls that a knife has given', () => {
    const position = setUp(
      `
                 N
          0   k   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `,
      { knifeInDouble: 'rollsOn' },
      { rolls: 2 },
    );
    play(position, 'roll 1, 0 b1');
    const world = chop.sample(position.view('spectator'), new SeededChance(1));
    expect(play(world, 'roll 1, 0 c1').at(-1)).toMatchObject({ type: 'turnPassed', rolls: 2 });
  });

  it('[CP4] a sample is played apart from others', () => {
    const position = setUp(`
                 N
          0   k   .   .   .   *
          .   1   .   ++  .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   @   .   .   .   c
                     S
    `);
    const before = JSON.stringify(position.state());
    const world = chop.sample(position.view('spectator'), new SeededChance(1));
    play(world, 'roll 2, 0 c1');
    expect(JSON.stringify(position.state())).toBe(before);
  });
});
