import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { Belief, type Particle } from './belief.js';

const holding = (laid: number, likelihood: number): Particle => ({ laid, hand: 0, removed: '3', likelihood });

describe('Belief', () => {
  it('a belief samples a holding more often the better it explains the bids', () => {
    const belief = new Belief((chance) => (chance.below(2) === 0 ? holding(0, 0.9) : holding(1, 0.1)));
    const chance = new SeededChance('belief');
    const draws = Array.from({ length: 2000 }, () => belief.sample(chance).laid);
    const share = draws.filter((laid) => laid === 0).length / draws.length;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.97);
  });

  it('a belief proposes few holdings at first and a bounded number in all', () => {
    let proposed = 0;
    const belief = new Belief(() => {
      proposed++;
      return holding(0, 1);
    });
    const chance = new SeededChance('thought');
    belief.sample(chance);
    expect(proposed).toBeLessThan(10);
    for (let draw = 0; draw < 500; draw++) belief.sample(chance);
    expect(proposed).toBeLessThan(50);
  });
});
