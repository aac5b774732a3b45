import { describe, expect, it } from 'vitest';
import { begin, playRound } from '../testing/matches.js';

describe('the end', () => {
  it.each([
    [['3 1', '2 0', '3 1'], [8, 2], [0]],
    [['1 2', '2 1', '1 2'], [4, 5], [1]],
    [
      ['1 1', '2 2', '1 1'],
      [4, 4],
      [0, 1],
    ],
  ])('[ME1] after %j the mice have eaten %j, and %j win', (rounds, eaten, winners) => {
    const match = begin({ seats: 2, rounds: 3 }, [4, 5, 6]);
    for (const round of rounds) playRound(match, round);
    expect(match.outcome()).toEqual({ eaten, winners });
  });
});
