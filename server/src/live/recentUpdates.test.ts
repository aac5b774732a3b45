import type { Change } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { RecentUpdates } from './recentUpdates.js';

const changesOf = (n: number): readonly Change[] => [{ type: 'events', events: [{ type: `event ${n}` }] }];

const filled = (count: number, from = 1): RecentUpdates => {
  const recent = new RecentUpdates(4);
  for (let n = from; n < from + count; n++) recent.push(n, changesOf(n));
  return recent;
};

const numbers = (recent: RecentUpdates, since: number, head: number): number[] | undefined =>
  recent.after(since, head)?.map(({ n }) => n);

describe('recent updates', () => {
  it.each([
    [3, 0, [1, 2, 3]],
    [3, 2, [3]],
    [3, 3, []],
    [6, 2, [3, 4, 5, 6]],
    [6, 1, undefined],
    [6, 7, undefined],
  ])('of %i updates, those after %i are %j', (count, since, expected) => {
    expect(numbers(filled(count), since, count)).toEqual(expected);
  });

  it('missed updates are given with their changes', () => {
    expect(filled(2).after(1, 2)).toEqual([{ n: 2, changes: changesOf(2) }]);
  });

  it('updates from before the first kept one cannot be resumed from', () => {
    expect(numbers(filled(2, 11), 10, 12)).toEqual([11, 12]);
    expect(numbers(filled(2, 11), 9, 12)).toBeUndefined();
    expect(numbers(new RecentUpdates(4), 9, 12)).toBeUndefined();
    expect(numbers(new RecentUpdates(4), 12, 12)).toEqual([]);
  });

  it('an update with a whole view is not kept: who missed it needs a snapshot', () => {
    const recent = filled(3);
    recent.push(4, [{ type: 'view', view: null }, ...changesOf(4)]);
    expect(numbers(recent, 3, 4)).toBeUndefined();
    expect(numbers(recent, 4, 4)).toEqual([]);
    recent.push(5, changesOf(5));
    expect(numbers(recent, 4, 5)).toEqual([5]);
    expect(numbers(recent, 3, 5)).toBeUndefined();
  });

  it('a gap in the numbers clears the kept updates', () => {
    const recent = filled(3);
    recent.push(9, changesOf(9));
    expect(numbers(recent, 8, 9)).toEqual([9]);
    expect(numbers(recent, 3, 9)).toBeUndefined();
  });
});
