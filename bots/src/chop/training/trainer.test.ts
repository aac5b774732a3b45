import { expect, it } from 'vitest';
import { type ChopCourse, ChopTrainer } from './trainer.js';

const COURSE: ChopCourse = { seed: 'course', matches: 4, rate: [0.003, 0.0003], lambda: 0.9, exploreEvery: 20 };

const weightsAfter = (course: ChopCourse): Float32Array => {
  const trainer = new ChopTrainer(course);
  while (trainer.matches < course.matches) trainer.playMatch();
  return trainer.averaged.weights.all.slice();
};

it('a course of Chop gives the same weights for the same seed, and others for another', () => {
  const weights = weightsAfter(COURSE);
  expect(weightsAfter(COURSE)).toEqual(weights);
  expect(weightsAfter({ ...COURSE, seed: 'another' })).not.toEqual(weights);
});
