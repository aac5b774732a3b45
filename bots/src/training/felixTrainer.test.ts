import { describe, expect, it } from 'vitest';
import { courseFor, FelixTrainer } from './index.js';

const weightsAfter = (seed: string): Float32Array => {
  const trainer = new FelixTrainer(
    courseFor({ seed, seats: [3, 4, 5], matches: 60, rate: [0.001, 0.0001], temperature: [0.01, 0.005], trust: 0.9 }),
  );
  while (trainer.way < 1) {
    trainer.playMatch();
    if (trainer.matches % 20 === 0) trainer.freeze();
  }
  return trainer.mind.weights.all.slice();
};

describe('a course', () => {
  it('gives the same weights for the same seed, and others for another', () => {
    expect(weightsAfter('one')).toEqual(weightsAfter('one'));
    expect(weightsAfter('two')).not.toEqual(weightsAfter('one'));
  });
});
