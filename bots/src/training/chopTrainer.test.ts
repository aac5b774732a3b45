import { describe, expect, it } from 'vitest';
import { type ChopCourse, ChopTrainer } from './chopTrainer.js';

const COURSE: ChopCourse = { seed: 'course', matches: 4, rate: [0.003, 0.0003], trust: 0.9, whim: 20 };

const weightsAfter = (course: ChopCourse): Float32Array => {
  const trainer = new ChopTrainer(course);
  while (trainer.matches < course.matches) trainer.playMatch();
  return trainer.steady.weights.all.slice();
};

describe('a course of Chop', () => {
  it('gives the same weights again, and others from another seed', () => {
    const weights = weightsAfter(COURSE);
    expect(weightsAfter(COURSE)).toEqual(weights);
    expect(weightsAfter({ ...COURSE, seed: 'another' })).not.toEqual(weights);
  });
});
