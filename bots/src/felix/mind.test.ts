import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { plainWorkshop } from '../net/kernels.js';
import { Shelf } from '../net/network.js';
import { dealt } from '../training/felixTables.js';
import { look } from './look.js';
import { Mind } from './mind.js';
import { Sight } from './sight.js';

const BYTES = 1 << 18;

/** Two minds of the same weights, one of them in plain JavaScript. */
const twins = (): [Mind, Mind] => {
  const chance = new SeededChance('mind');
  const [fast, plain] = [new Mind(new Shelf(BYTES)), new Mind(new Shelf(BYTES, plainWorkshop))];
  for (let at = 0; at < fast.weights.all.length; at++) fast.weights.all[at] = (chance.below(2001) - 1000) / 4000;
  plain.weights.all.set(fast.weights.all);
  return [fast, plain];
};

describe('a mind', () => {
  it.each([3, 4, 5])('judges alike with and without WebAssembly, and only what is legal, with %i seats', (seats) => {
    const [fast, plain] = twins();
    const sight = new Sight();
    const chance = new SeededChance('match');
    const position = dealt({ seats, edition: 'filou' }, chance);
    while (position.phase !== 'over') {
      look(position, position.actor, sight);
      fast.consider(sight);
      plain.consider(sight);
      const legal = new Set(Array.from({ length: position.countActions() }, (_, index) => position.actionAt(index)));
      for (let index = 0; index < fast.count; index++) {
        expect(legal.has(fast.actionAt(index))).toBe(true);
        expect(fast.values[index]).toBeCloseTo(plain.values[index] as number, 4);
      }
      expect(new Set(fast.candidates.slice(0, fast.count)).size).toBe(fast.count);
      position.act(fast.actionAt(chance.below(Math.min(2, fast.count))));
    }
  });

  it('draws at a high temperature what it would never choose', () => {
    const [mind] = twins();
    const sight = new Sight();
    const position = dealt({ seats: 4, edition: 'felix' }, new SeededChance('deal'));
    look(position, position.actor, sight);
    mind.consider(sight);
    const chance = new SeededChance('draws');
    const drawn = (temperature: number): number =>
      new Set(Array.from({ length: 300 }, () => mind.drawn(temperature, chance))).size;
    expect(drawn(1000)).toBe(9);
    expect(drawn(1e-9)).toBe(1);
  });
});
