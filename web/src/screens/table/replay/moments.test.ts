import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Replayed } from '../../../link/replay';
import { momentAt, movesIn, parseViewer, viewerKey } from './moments';

const game = gameById('felix');
if (game === undefined) throw new Error('no Felix');
const view = (): Replayed['views'][number] => ({ viewer: 'spectator', toMove: [] });
const views = [view(), view(), view()];
const step = (type: string, at: number) => ({ event: { type }, before: view(), after: views[at] ?? view() });
const REPLAYED: Replayed = {
  game,
  viewer: 'spectator',
  views,
  steps: [[step('one', 1)], [step('two', 2), step('three', 2)]],
  movers: [seat(0), seat(1)],
};

describe('moments of a match', () => {
  it.each([
    [0, 0, ''],
    [1, 1, 'one'],
    [2, 2, 'one two three'],
    [99, 2, 'one two three'],
    [-3, 0, ''],
  ])('move %i is move %i', (wanted, move, told) => {
    const moment = momentAt(REPLAYED, wanted);
    expect(moment?.move).toBe(move);
    expect(moment?.view).toBe(views[move]);
    expect(moment?.steps.map(({ event }) => event.type).join(' ')).toBe(told);
  });

  it('are as many as the moves', () => {
    expect(movesIn(REPLAYED)).toBe(2);
  });

  it.each(['spectator', seat(0), seat(3)] as const)('seen by %s is read back as it was written', (viewer) => {
    expect(parseViewer(viewerKey(viewer))).toBe(viewer);
  });
});
