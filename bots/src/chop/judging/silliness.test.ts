import type { ChopMove, ChopView } from '@miaou/chop';
import { restore } from '@miaou/chop/search';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../characters.js';
import { lateKitchen as kitchen } from '../testing/lateKitchen.js';
import { chopBotNamed, duel } from '../training/duel.js';
import { type Silliness, sillinessOf } from './silliness.js';

const MATCHES = Number(process.env['MIAOU_SILLY_MATCHES']);
/** A match of Chop takes long, and a search much longer: of those that the size asks for, one in this many is played. */
const shareOf = (id: string): number => (id === 'odile' ? 80 : 20);
const MOST_IN_100 = 0.2;

const silly = (view: ChopView, move: ChopMove): Silliness | undefined => sillinessOf(restore(view), move);

describe('what looks silly', () => {
  it('[CE1] the cat leaves the last mouse that it could catch', () => {
    const view = kitchen({ cat: 'b1', mice: ['a2', null, null, null], steps: 2, piece: 'cat' });
    expect(silly(view, { type: 'move', to: 'd1' })).toBe('win');
    expect(silly(view, { type: 'move', to: 'a2' })).toBeUndefined();
  });

  it('[CM4] the cat leaves one of two mice that it could catch', () => {
    const view = kitchen({ cat: 'b1', mice: ['a2', 'f7', null, null], steps: 2, piece: 'cat' });
    expect(silly(view, { type: 'move', to: 'd1' })).toBe('catch');
    expect(silly(view, { type: 'move', to: 'a2' })).toBeUndefined();
  });

  it('[CE2] a mouse does not bring all the cheese home when it could', () => {
    const view = kitchen({ cat: 'f7', mice: ['a3', 'e1', null, null], steps: 2 });
    expect(silly(view, { type: 'move', mouse: 1, to: 'c1' })).toBe('win');
    expect(silly(view, { type: 'move', mouse: 0, to: 'W' })).toBeUndefined();
  });

  it('[CB6] a mouse runs to where the cat catches it on most faces, for nothing', () => {
    const view = kitchen({ cat: 'f6', mice: ['c7', 'W', null, null], steps: 1, won: 9, faceUp: ['a1'] });
    expect(silly(view, { type: 'move', mouse: 0, to: 'd7' })).toBeUndefined();
    const near = kitchen({ cat: 'f6', mice: ['d6', 'W', null, null], steps: 2, won: 9, faceUp: ['a1'] });
    expect(silly(near, { type: 'move', mouse: 0, to: 'e7' })).toBe('gift');
    expect(silly(near, { type: 'move', mouse: 0, to: 'b6' })).toBeUndefined();
  });
});

describe('the characters', () => {
  it.each(CHARACTERS.map(({ id }) => id))('%s is hardly ever silly at Chop, on either side', async (name) => {
    const found: Silliness[] = [];
    const bot = chopBotNamed(name);
    const matches = Math.ceil(MATCHES / shareOf(name));
    await duel(bot, bot, { seats: 2, matches, seed: 'silly' }, (position, move) => {
      const silliness = sillinessOf(position, move);
      if (silliness !== undefined) found.push(silliness);
    });
    expect(found.length, found.join(', ')).toBeLessThanOrEqual((2 * matches * MOST_IN_100) / 100);
  });
});
