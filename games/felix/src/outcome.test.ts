import { describe, expect, it } from 'vitest';
import { anyCards, begin, refusalOf, round, seatOf, skipRounds } from '../testing/matches.js';
import { countsOf } from './cards.js';
import { setMice, setWon } from './matchState.js';
import { startPosition } from './position.js';
import { makeSetup } from './setup.js';
import type { Card } from './types.js';

/** A finished match in which each seat has so many mice and these cards. */
const finished = (seats: readonly (readonly [mice: number, won: string])[]) => {
  const { options, deal } = begin({ seats: seats.length as 3 | 4 | 5 });
  const position = startPosition(makeSetup(options, deal));
  position.phase = 'over';
  for (const [index, [mice, won]] of seats.entries()) {
    setMice(position, seatOf(index), mice);
    setWon(position, seatOf(index), countsOf(won.split(' ').filter((word) => word !== '') as Card[]));
  }
  return position;
};

describe('the end', () => {
  it('[FE1] the ninth winning bid is paid, its row taken, and nothing is filled again', () => {
    const position = begin();
    skipRounds(position, 8);
    expect(position.outcome()).toBeUndefined();
    const cards = anyCards(position);
    const before = position.state();
    const events = round(position, cards, '4 pass pass pass');
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['sackBought', 'matchEnded']);
    const state = position.state();
    expect(state).toMatchObject({ phase: 'over', round: 9, turn: [], coins: [], row: [], bank: before.bank + 4 });
    expect(state.seats[0]?.mice).toBe((before.seats[0]?.mice ?? 0) - 4);
    expect(position.outcome()).toEqual(
      events.flatMap((event) => (event.type === 'matchEnded' ? [event.result] : []))[0],
    );
  });

  it('[FE1] nothing can be played any more', () => {
    const position = begin();
    skipRounds(position, 9);
    expect(position.toMove).toEqual([]);
    expect(refusalOf(position, 0, { type: 'pass' })).toBe('game-over');
    expect(position.legalMoves(seatOf(0))).toEqual([]);
  });

  it('[FE2] a total is the cats’ points and the mice; rabbits count nothing', () => {
    const { seats } = finished([
      [7, '-8 -5 3 5 8 11 15'],
      [0, 'rabbit rabbit'],
      [3, '-8 -8 rabbit'],
    ]).outcome() ?? { seats: [] };
    expect(seats).toEqual([
      { cats: 29, mice: 7, total: 36 },
      { cats: 0, mice: 0, total: 0 },
      { cats: -16, mice: 3, total: -13 },
    ]);
  });

  it.each([
    [
      'the highest total wins',
      [
        [30, ''],
        [10, '15'],
        [2, '15 11'],
      ],
      [0],
    ],
    [
      'among equals the most points in cats',
      [
        [10, '15'],
        [14, '11'],
        [22, '3'],
      ],
      [0],
    ],
    [
      'who is still equal shares the win',
      [
        [10, '15'],
        [5, ''],
        [10, '15 rabbit'],
        [17, '8'],
      ],
      [0, 2],
    ],
    [
      'equal points of other cats share it too',
      [
        [1, '8'],
        [1, '3 5'],
        [9, ''],
      ],
      [0, 1],
    ],
    [
      'negative totals are compared as well',
      [
        [0, '-8'],
        [0, '-5'],
        [2, '-8'],
      ],
      [1],
    ],
    [
      'more cats do not help a lower total',
      [
        [0, '15'],
        [16, ''],
        [0, ''],
      ],
      [1],
    ],
  ] as const)('[FE3] %s', (_, seats, winners) => {
    expect(finished(seats).outcome()?.winners).toEqual(winners);
  });
});
