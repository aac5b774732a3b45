import { type GameTypes, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { nextStop, roundAt, stopsOf } from './replayStops';

type View = GameTypes['view'] & { readonly round: number };

const viewIn = (round: number): View => ({ viewer: 'spectator', toMove: [], round });
const roundOf = (view: GameTypes['view']): number => (view as View).round;

/** Two rounds of three moves each; the second move is forced. */
const REPLAYED = {
  views: [1, 1, 1, 2, 2, 2, 2].map(viewIn),
  movers: [0, 1, 0, 1, 0, 1].map(seat),
  hadChoice: [true, false, true, true, true, true],
};

describe('the stops of a replay', () => {
  it('a round is a stop where it begins', () => {
    expect(stopsOf(REPLAYED, roundOf, undefined).rounds).toEqual([
      { round: 1, move: 0 },
      { round: 2, move: 3 },
    ]);
  });

  it.each([
    [seat(0), [0, 2, 4]],
    [seat(1), [3, 5]],
    [undefined, []],
  ])('the decisions of seat %s are stops before they were made, if there was a choice', (decider, decisions) => {
    expect(stopsOf(REPLAYED, roundOf, decider).decisions).toEqual(decisions);
  });

  it.each([
    [0, 1, 2],
    [2, 1, 4],
    [3, 1, 4],
    [4, 1, 6],
    [6, -1, 4],
    [3, -1, 2],
    [2, -1, 0],
    [0, -1, 0],
  ] as const)('from move %i in direction %i the next stop is %i', (from, direction, stop) => {
    expect(nextStop([2, 4], from, direction, 6)).toBe(stop);
  });

  it.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [6, 2],
  ])('after %i moves round %i is under way', (move, round) => {
    expect(roundAt(stopsOf(REPLAYED, roundOf, undefined), move)).toBe(round);
  });
});
