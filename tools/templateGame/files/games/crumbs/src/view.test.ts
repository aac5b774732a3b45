import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { begin, playRound } from '../testing/matches.js';

describe('knowledge', () => {
  it('[MK1] a decision is known to its player alone until all have decided', () => {
    const match = begin();
    match.play(seat(1), { type: 'take', crumbs: 2 });
    expect(match.view(seat(1)).own).toBe(2);
    for (const viewer of [seat(0), seat(2), 'spectator' as const]) expect(match.view(viewer).own).toBeNull();
  });

  it('[MK1] a decision is told to the others without its number', () => {
    const match = begin();
    const [decided] = match.play(seat(1), { type: 'take', crumbs: 2 });
    if (decided === undefined) throw new Error('nothing was told');
    expect(match.redact(decided, seat(1))).toEqual({ type: 'decided', seat: 1, crumbs: 2 });
    expect(match.redact(decided, seat(0))).toEqual({ type: 'decided', seat: 1 });
  });

  it('[MK1] what was shown and eaten is known to all', () => {
    const match = begin({}, [5, 4, 8, 6]);
    playRound(match, '3 2 1');
    const past = [{ plate: 5, taken: [3, 2, 1], eaten: [0, 2, 1] }];
    for (const viewer of [seat(0), 'spectator' as const]) expect(match.view(viewer).past).toEqual(past);
  });
});
