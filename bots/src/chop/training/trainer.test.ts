import { expect, it } from 'vitest';
import { CatSparring } from './catSparring.js';
import { type ChopCourse, ChopTrainer } from './trainer.js';

const COURSE: ChopCourse = { seed: 'course', matches: 4, rate: [0.003, 0.0003], lambda: 0.9, exploreEvery: 20 };

/** Sparring remembers what happened, so each course has its own. */
const amongCats = (): ChopCourse => ({ ...COURSE, sparring: new CatSparring() });

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

it('a course of the mice among many cats gives the same weights for the same seed, and not those of a course for both sides', () => {
  const weights = weightsAfter(amongCats());
  expect(weightsAfter(amongCats())).toEqual(weights);
  expect(weights).not.toEqual(weightsAfter(COURSE));
});
