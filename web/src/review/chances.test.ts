import type { ReviewedDecision } from '@miaou/bots';
import { type MatchRecord, RECORD_FORMAT, type RecordedMove, seat } from '@miaou/kit';
import { expect, it } from 'vitest';
import { chancesAt, chancesOf } from './chances';

const move = (by: number): RecordedMove => ({ seat: seat(by), type: 'any' });
const record = (winners: readonly number[]): MatchRecord => ({
  format: RECORD_FORMAT,
  game: 'any',
  options: {},
  deal: {},
  moves: [move(0), move(1), move(0), move(1)],
  result: { winners: winners.map(seat) },
});
const decision = (at: number, standing: readonly number[]): ReviewedDecision =>
  ({ move: at, seat: seat(0), standing }) as unknown as ReviewedDecision;

it('the line of a match goes from the first reviewed decision to its result', () => {
  const turns = [{ move: 2, seat: seat(1), change: 0.3 }];
  const chances = chancesOf(record([1]), [decision(0, [0.6, 0.4]), decision(2, [0.3, 0.7])], [], turns);
  expect(chances.points).toEqual([
    { move: 1, chances: [0.6, 0.4] },
    { move: 3, chances: [0.3, 0.7] },
    { move: 4, chances: [0, 1] },
  ]);
  expect(chances.turns).toEqual([{ move: 3, isUp: false }]);
  expect([0, 1, 2, 3, 4].map((at) => chancesAt(chances, at)?.[0])).toEqual([undefined, 0.6, 0.6, 0.3, 0]);
});

it('a win of several is shared, and a win of a side is whole for each of its seats', () => {
  expect(chancesOf(record([0, 1]), [decision(0, [0.5, 0.5])], [], []).points.at(-1)?.chances).toEqual([0.5, 0.5]);
  expect(chancesOf(record([1, 2]), [decision(0, [0.4, 0.6, 0.6])], [], []).points.at(-1)?.chances).toEqual([0, 1, 1]);
});

it('the line has how all stood after the decisions of everybody else as well, and a turn is told to the player who is reviewed', () => {
  const others = [3, 1].map((at) => ({ move: at, standing: [at / 10, 1 - at / 10] }));
  const turns = [{ move: 3, seat: seat(1), change: -0.3 }];
  const chances = chancesOf(record([1]), [decision(2, [0.3, 0.7]), decision(0, [0.6, 0.4])], others, turns);
  expect(chances.points.map(({ move: at }) => at)).toEqual([1, 2, 3, 4, 4]);
  expect(chances.points[1]).toEqual({ move: 2, chances: [0.1, 0.9] });
  expect(chances.turns).toEqual([{ move: 4, isUp: true }]);
});
