import { describe, expect, it } from 'vitest';
import { filmOf } from './keyframes';

describe('a film', () => {
  it('of one beat looks from then on as it does there: a browser would lead a single picture back to how things are at rest', () => {
    const { frames } = filmOf([[40, { y: -17 }]]);
    expect(frames.map(({ offset }) => offset)).toEqual([0, 1]);
    expect(frames.at(-1)?.['transform']).toBe(frames[0]?.['transform']);
  });

  it('of several beats has one picture for each', () => {
    const { frames, delay, duration } = filmOf([
      [100, { opacity: 0 }],
      [150, { y: 5 }],
      [300, { opacity: 1 }],
    ]);
    expect({ delay, duration }).toEqual({ delay: 100, duration: 200 });
    expect(frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, 0],
      [0.25, 0],
      [1, 1],
    ]);
  });
});
