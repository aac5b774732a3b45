import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { bestMeows, loudnessOf, newMeows, soundOf } from './meows';

describe('meows', () => {
  it.each([
    [0, 1],
    [499, 1],
    [500, 2],
    [1499, 2],
    [1500, 3],
    [9000, 3],
  ])('holding for %i ms is as loud as %i', (held, loud) => {
    expect(loudnessOf(held)).toBe(loud);
  });

  it('what is new is heard, and only that', () => {
    expect(newMeows({ '0': 1, '1': 2 }, { '0': 1, '1': 3, '2': 1 })).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('the goose honks, everybody else meows', () => {
    const seats = [{ bot: 'ida' }, { bot: 'vera' }];
    expect(soundOf({ seats }, seat(0), 2)).toBe('honk-0-2');
    expect(soundOf({ seats }, seat(1), 3)).toBe('meow-1-3');
  });

  it('most votes are best, and a tie is several', () => {
    const [a, b, c] = [seat(0), seat(1), seat(2)];
    expect(bestMeows({ '0': c, '1': c, '2': a })).toEqual([2]);
    expect(bestMeows({ '0': b, '1': a })).toEqual([1, 0]);
    expect(bestMeows({})).toEqual([]);
  });
});
