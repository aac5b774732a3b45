import { describe, expect, it } from 'vitest';
import { labelStep, snapped } from './sliderMarks';

describe('labels of the slider', () => {
  it.each([
    [9, 320, 1],
    [30, 320, 5],
    [30, 900, 1],
    [60, 320, 5],
    [9, 0, 9],
  ])('of %i rounds over %i pixels every %i. is labelled', (rounds, width, step) => {
    expect(labelStep(rounds, width)).toBe(step);
  });

  it.each([
    [11, 4, 10],
    [12, 4, 12],
    [11, 12, 11],
    [10, 12, 10],
  ])('dragged to move %i with %i pixels a move, the handle stops at move %i', (move, pixels, stop) => {
    expect(snapped(move, [0, 10, 20], pixels)).toBe(stop);
  });
});
