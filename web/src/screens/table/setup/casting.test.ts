import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { castingKey, parseCasting, tally, voteOf } from './casting';

describe('casting', () => {
  it.each(['chance', 'vote', seat(0), seat(4)] as const)('the casting %s is parsed back from its key', (casting) => {
    expect(parseCasting(castingKey(casting))).toBe(casting);
  });

  const votes = { cat: { 0: seat(2), 1: seat(2), 3: seat(0) } };

  it('the tally counts the votes for each seat', () => {
    expect(tally(votes, 'cat', 4)).toEqual([1, 0, 2, 0]);
    expect(tally(undefined, 'cat', 2)).toEqual([0, 0]);
  });

  it('the vote of a seat is found', () => {
    expect(voteOf(votes, 'cat', seat(3))).toBe(0);
    expect(voteOf(votes, 'cat', seat(2))).toBeUndefined();
    expect(voteOf(votes, 'opener', seat(0))).toBeUndefined();
  });
});
