import type { ChopMove, ChopView, Place } from '@miaou/chop';
import { restore } from '@miaou/chop/search';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { sensibleMoves } from './sense.js';
import { lateKitchen as kitchen } from './testing/lateKitchen.js';

const legalIn = (view: ChopView): readonly ChopMove[] => restore(view).legalMoves(seat(view.piece === 'cat' ? 0 : 1));

const sensible = (view: ChopView): readonly ChopMove[] => sensibleMoves(view, legalIn(view));

const targetsOf = (moves: readonly ChopMove[]): readonly (Place | undefined)[] =>
  moves.map((move) => ('to' in move ? move.to : undefined));

describe('moves that are not silly', () => {
  it('[CM4] the cat takes a mouse that it can catch', () => {
    const view = kitchen({ cat: 'b1', mice: ['a2', 'f7', null, null], steps: 2, piece: 'cat' });
    expect(sensible(view)).toEqual([{ type: 'move', to: 'a2' }]);
  });

  it('[CE2] the mice bring all the cheese home as soon as they can', () => {
    const view = kitchen({ cat: 'f7', mice: ['a3', 'e1', null, null], steps: 2 });
    expect(sensible(view)).toEqual([{ type: 'move', mouse: 0, to: 'W' }]);
  });

  it('[CB6] no mouse is given away for nothing', () => {
    const view = kitchen({ cat: 'f6', mice: ['d6', 'W', null, null], steps: 2, won: 9, faceUp: ['a1'] });
    expect(targetsOf(legalIn(view))).toContain('e7');
    expect(targetsOf(sensible(view))).not.toContain('e7');
    expect(targetsOf(sensible(view))).toContain('b6');
  });

  it('[CT2] a mouse may be risked for a cheese', () => {
    const view = kitchen({ cat: 'f6', mice: ['d6', 'W', null, null], steps: 2, won: 8, faceUp: ['a1', 'e7'] });
    expect(targetsOf(sensible(view))).toContain('e7');
  });
});
