import type { Transition } from '@miaou/client';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { GameStep } from '../games/board';
import { eventsUntil, replayLines, toldLines } from './replayLog';

const view = { viewer: seat(0), toMove: [] };
const step = (type: string): Transition => ({ event: { type }, before: view, after: view });
const TRANSITIONS = [[step('a')], [], [step('b'), step('silent'), step('c')]];
const logLines = ({ event, before, after }: GameStep, names: readonly string[]) =>
  event.type === 'silent' ? [] : [{ text: `${event.type} ${before.viewer} ${after.viewer} ${names[0]}`, rule: 'X1' }];
const LINES = replayLines({ transitions: TRANSITIONS }, { logLines }, { namesAt: () => ['Ana'], handovers: [] });

describe('the log of a replay', () => {
  it('a line leads to the place after the move that it tells', () => {
    expect(LINES.map(({ move }) => move)).toEqual([1, 3, 3]);
  });

  it('lines name everybody, whoever’s eyes the replay is seen through', () => {
    expect(LINES.map(({ text }) => text)).toEqual(['a', 'b', 'c'].map((type) => `${type} spectator spectator Ana`));
  });

  it('who plays from when is told after the event before, and by whose name', () => {
    const lines = replayLines(
      { transitions: TRANSITIONS },
      { logLines: ({ event }, names) => [{ text: `${event.type} ${names[0]}` }] },
      {
        namesAt: (events) => [events < 2 ? 'Ana' : 'Mirek for Ana'],
        handovers: [
          { after: 0, text: 'at the deal' },
          { after: 2, text: 'Mirek for Ana' },
        ],
        end: 'Ana resigned',
      },
    );
    expect(lines.map(({ text, move }) => [text, move])).toEqual([
      ['at the deal', 0],
      ['a Ana', 1],
      ['b Ana', 3],
      ['Mirek for Ana', 3],
      ['silent Mirek for Ana', 3],
      ['c Mirek for Ana', 3],
      ['Ana resigned', 3],
    ]);
    expect(toldLines(lines, 3, 0)).toBe(4);
    expect(toldLines(lines, 3, 2)).toBe(6);
    expect(toldLines(lines, 3, null)).toBe(7);
    expect(toldLines(lines, 0, null)).toBe(1);
  });

  it.each([
    [0, null, 0],
    [1, 0, 1],
    [2, null, 1],
    [3, 1, 3],
    [3, null, 4],
  ])('at move %i with event %s shown, %i events have been shown', (move, shown, events) => {
    expect(eventsUntil({ transitions: TRANSITIONS }, move, shown)).toBe(events);
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
