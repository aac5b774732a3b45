import { describe, expect, it } from 'vitest';
import { Ring } from './ring.js';

const filled = (count: number, from = 1): Ring => {
  const ring = new Ring(4);
  for (let n = from; n < from + count; n++) ring.push(n, `body ${n}`);
  return ring;
};

const numbers = (ring: Ring, since: number, head: number): number[] | undefined =>
  ring.after(since, head)?.map(({ n }) => n);

describe('the newest updates', () => {
  it.each([
    [3, 0, [1, 2, 3]],
    [3, 2, [3]],
    [3, 3, []],
    [6, 2, [3, 4, 5, 6]],
    [6, 1, undefined],
    [6, 7, undefined],
  ])('after %i of them: since %i there are %j', (count, since, expected) => {
    expect(numbers(filled(count), since, count)).toEqual(expected);
  });

  it('are told with their bodies', () => {
    expect(filled(2).after(1, 2)).toEqual([{ n: 2, body: 'body 2' }]);
  });

  it('know nothing of what came before the first of them', () => {
    expect(numbers(filled(2, 11), 10, 12)).toEqual([11, 12]);
    expect(numbers(filled(2, 11), 9, 12)).toBeUndefined();
    expect(numbers(new Ring(4), 9, 12)).toBeUndefined();
    expect(numbers(new Ring(4), 12, 12)).toEqual([]);
  });

  it('start anew after a gap', () => {
    const ring = filled(3);
    ring.push(9, 'body 9');
    expect(numbers(ring, 8, 9)).toEqual([9]);
    expect(numbers(ring, 3, 9)).toBeUndefined();
  });
});
