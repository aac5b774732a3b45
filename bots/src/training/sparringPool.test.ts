import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { noteResult, SparringPool } from './sparringPool.js';

const SIZE = 10;
const MATCHES = 4000;

/** Plays matches against partners that are numbers: the learner's share is what it gets against that number. */
const trained = (shareAgainst: (player: number) => number) => {
  const chance = new SeededChance('sparring');
  const pool = new SparringPool(SIZE, (luck) => luck.below(100));
  const met = new Map<number, number>();
  for (let match = 0; match < MATCHES; match++) {
    const partner = pool.partner(chance);
    met.set(partner.player, (met.get(partner.player) ?? 0) + 1);
    noteResult(partner, shareAgainst(partner.player));
  }
  return { pool, met };
};

describe('SparringPool', () => {
  it('the pool keeps those that beat the learner and lets the others go', () => {
    const { pool, met } = trained((player) => (player < 10 ? 0.2 : 0.7));
    const hard = pool.partners.filter(({ player }) => player < 10);
    expect(pool.partners).toHaveLength(SIZE);
    expect(hard.length).toBeGreaterThanOrEqual(SIZE / 2);
    expect(met.size).toBeGreaterThan(30);
  });

  it('the pool meets the hard ones more often than the easy ones', () => {
    const { met } = trained((player) => (player % 2 === 0 ? 0.9 : 0.2));
    const matchesOf = (parity: number): number =>
      [...met].reduce((sum, [player, matches]) => sum + (player % 2 === parity ? matches : 0), 0);
    expect(matchesOf(1)).toBeGreaterThan(2 * matchesOf(0));
  });
});
