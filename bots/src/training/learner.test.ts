import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { chanceOf, Network, Shelf, Sparse, Weights } from '../net/network.js';
import { Learner } from './learner.js';

const SHAPE = { inputs: 6, hidden: 32, middle: 16 };

const someNet = () => {
  const shelf = new Shelf(1 << 17);
  const weights = new Weights(shelf, SHAPE);
  const chance = new SeededChance('learner');
  for (let at = 0; at < weights.all.length; at++) weights.all[at] = (chance.below(2001) - 1000) / 2000;
  const network = new Network(shelf, weights);
  network.settle();
  return { shelf, network, learner: new Learner(shelf, network) };
};

const inputOf = (shelf: Shelf, values: readonly number[]): Sparse => {
  const input = new Sparse(shelf, SHAPE.inputs);
  for (const [index, value] of values.entries()) input.set(index, value);
  return input;
};

const judged = (network: Network, input: Sparse) => {
  network.action.count = 0;
  network.settle();
  network.action.append(input);
  network.judge();
  return { won: chanceOf(network.score), margin: network.margin };
};

describe('a learner', () => {
  it('brings a net to tell apart what it could not', () => {
    const { shelf, network, learner } = someNet();
    const lessons = [
      { input: inputOf(shelf, [1, 0, 0.5]), won: 1, margin: 0.5 },
      { input: inputOf(shelf, [0, 1, 0.5]), won: 0, margin: -0.5 },
      { input: inputOf(shelf, [1, 1, 0, -1]), won: 0.25, margin: 0 },
    ];
    for (let step = 0; step < 400; step++) {
      network.situation.count = 0;
      network.settle();
      for (const lesson of lessons) learner.study(lesson);
      learner.step(0.01);
    }
    for (const { input, won, margin } of lessons) {
      const now = judged(network, input);
      expect(Math.abs(now.won - won)).toBeLessThan(0.05);
      expect(Math.abs(now.margin - margin)).toBeLessThan(0.05);
    }
  });
});
