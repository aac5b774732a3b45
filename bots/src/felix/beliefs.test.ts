import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { Belief, type Holding } from './beliefs.js';

const holding = (laid: number, likelihood: number): Holding => ({ laid, hand: 0, removed: '3', likelihood });

describe('a belief about what was laid', () => {
  it('holds more often what explains the bids better', () => {
    const belief = new Belief((chance) => (chance.below(2) === 0 ? holding(0, 0.9) : holding(1, 0.1)));
    const chance = new SeededChance('belief');
    const draws = Array.from({ length: 2000 }, () => belief.draw(chance).laid);
    const share = draws.filter((laid) => laid === 0).length / draws.length;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.97);
  });

  it('costs no more thought than it needs', () => {
    let imagined = 0;
    const belief = new Belief(() => {
      imagined++;
      return holding(0, 1);
    });
    const chance = new SeededChance('thought');
    belief.draw(chance);
    expect(imagined).toBeLessThan(10);
    for (let draw = 0; draw < 500; draw++) belief.draw(chance);
    expect(imagined).toBeLessThan(50);
  });
});
