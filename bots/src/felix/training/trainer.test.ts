import { expect, it } from 'vitest';
import { FelixLeague } from './league.js';

const weightsAfter = (seed: string): Float32Array => {
  const trainer = new FelixLeague({
    seed,
    seats: [3, 4, 5],
    matches: 60,
    rate: [0.001, 0.0001],
    temperature: [0.01, 0.005],
    lambda: 0.9,
    freezeEvery: 20,
  });
  while (trainer.matches < 60) trainer.playMatch();
  return trainer.averaged.weights.all.slice();
};

it('a course of Felix gives the same weights for the same seed, and others for another', () => {
  expect(weightsAfter('one')).toEqual(weightsAfter('one'));
  expect(weightsAfter('two')).not.toEqual(weightsAfter('one'));
});
