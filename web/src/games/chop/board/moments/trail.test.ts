import { describe, expect, it } from 'vitest';
import { standAt } from '../kitchen/geometry';
import { whereIs } from '../kitchen/pieces';
import { playUntil } from '../testing/playing';
import { trailOf } from './trail';

const match = playUntil({ bot: 'ida', at: ({ result }) => result !== null });
const isTravel = (type: string): boolean => type === 'catMoved' || type === 'mouseMoved' || type === 'jumped';

describe('the trail of the last move', () => {
  it('[CM1] the trail of the last move is not there before the first move', () => {
    const first = match.steps.findIndex(({ event }) => isTravel(event.type));
    expect(first).toBeGreaterThan(0);
    expect(trailOf(match.steps.slice(0, first))).toBeNull();
  });

  it('[CM1] leads at every moment to where the piece that moved last came to', () => {
    match.steps.forEach(({ event, before }, index) => {
      if (!isTravel(event.type) || !('to' in event)) return;
      const { layout } = before.options;
      const later = match.steps.slice(index + 1).findIndex((step) => isTravel(step.event.type));
      for (const told of [index + 1, later < 0 ? match.steps.length : index + 1 + later]) {
        const trail = trailOf(match.steps.slice(0, told));
        expect(trail?.points.at(-1)).toEqual(standAt(layout, trail?.piece ?? 'cat', event.to));
      }
    });
  });

  it('[CT5, CM1] the trail of the last move begins where the turn began, also when a tile led on', () => {
    const { steps } = playUntil({ when: ({ event }) => event.type === 'jumped' });
    const jump = steps.at(-1)?.event;
    const roll = steps.findLast(({ event }) => event.type === 'dieRolled');
    if (jump?.type !== 'jumped' || roll === undefined) throw new Error('nobody jumped in this match');
    const stood = whereIs(roll.after, jump.by);
    const trail = trailOf(steps);
    expect(trail?.points[0]).toEqual(standAt(roll.after.options.layout, jump.by, stood ?? 'a1'));
  });
});
