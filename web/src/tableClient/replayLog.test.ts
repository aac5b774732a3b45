import type { Transition } from '@miaou/client';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { GameStep } from '../games/board';
import { replayLines, toldLines } from './replayLog';

const view = { viewer: seat(0), toMove: [] };
const step = (type: string): Transition => ({ event: { type }, before: view, after: view });
const TRANSITIONS = [[step('a')], [], [step('b'), step('silent'), step('c')]];
const logLines = ({ event, before, after }: GameStep, names: readonly string[]) =>
  event.type === 'silent' ? [] : [{ text: `${event.type} ${before.viewer} ${after.viewer} ${names[0]}`, rule: 'X1' }];
const LINES = replayLines({ transitions: TRANSITIONS }, { logLines }, ['Ana']);

describe('the log of a replay', () => {
  it('a line leads to the place after the move that it tells', () => {
    expect(LINES.map(({ move }) => move)).toEqual([1, 3, 3]);
  });

  it('lines name everybody, whoever’s eyes the replay is seen through', () => {
    expect(LINES.map(({ text }) => text)).toEqual(['a', 'b', 'c'].map((type) => `${type} spectator spectator Ana`));
  });

  it.each([
    [0, null, 0],
    [1, 0, 1],
    [1, null, 1],
    [2, null, 1],
    [3, 0, 2],
    [3, 1, 2],
    [3, 2, 3],
    [3, null, 3],
  ])('at move %i with event %s shown, %i lines have been told', (move, shown, told) => {
    expect(toldLines(LINES, move, shown)).toBe(told);
  });
});
