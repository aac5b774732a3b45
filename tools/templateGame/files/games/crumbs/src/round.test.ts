import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { begin, playRound } from '../testing/matches.js';
import { CRUMBS, type Crumbs, eatenFrom } from './index.js';

describe('the round', () => {
  it('[MR1] in the first round everybody may take none, one, two or three crumbs', () => {
    const match = begin();
    expect(match.toMove).toEqual([0, 1, 2]);
    for (const player of match.toMove)
      expect(match.legalMoves(player)).toEqual(CRUMBS.map((crumbs) => ({ type: 'take', crumbs })));
  });

  it('[MR1] players decide in any order, and each of them once', () => {
    const match = begin();
    match.play(seat(2), { type: 'take', crumbs: 1 });
    expect(match.toMove).toEqual([0, 1]);
    expect(match.refuse(seat(2), { type: 'take', crumbs: 0 })).toEqual({ code: 'not-your-turn', toMove: [0, 1] });
  });

  it('[MR2] nobody takes as many crumbs as in the round before', () => {
    const match = begin();
    playRound(match, '2 0 3');
    expect(match.legalMoves(seat(0)).map(({ crumbs }) => crumbs)).toEqual([0, 1, 3]);
    expect(match.refuse(seat(2), { type: 'take', crumbs: 3 })).toEqual({
      code: 'same-again',
      crumbs: 3,
      allowed: [0, 1, 2],
    });
  });

  it('[MR2] what was taken two rounds before may be taken again', () => {
    const match = begin();
    playRound(match, '2 0 3');
    playRound(match, '1 1 1');
    expect(match.refuse(seat(2), { type: 'take', crumbs: 3 })).toBeUndefined();
  });

  it.each([
    ['MR3', 6, [3, 2, 1], [3, 2, 1]],
    ['MR3', 9, [3, 3, 3], [3, 3, 3]],
    ['MR3', 3, [0, 0, 0], [0, 0, 0]],
    ['MR4', 5, [3, 2, 1], [0, 2, 1]],
    ['MR4', 5, [3, 3, 1], [0, 0, 1]],
    ['MR4', 5, [2, 2, 2], [0, 0, 0]],
  ] as const)('[%s] from a plate of %i, players who take %j eat %j', (_, plate, taken, eaten) => {
    expect(eatenFrom(plate, taken as readonly Crumbs[])).toEqual(eaten);
  });

  it('[MR3] the last decision shows what everybody took and serves the next plate', () => {
    const match = begin({}, [6, 4, 8, 5]);
    expect(playRound(match, '3 2 1').slice(3)).toEqual([
      { type: 'crumbsShown', taken: [3, 2, 1], eaten: [3, 2, 1] },
      { type: 'plateServed', plate: 4 },
    ]);
  });
});
