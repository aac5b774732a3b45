import type { ChopView } from '@miaou/chop';
import { restore } from '@miaou/chop/search';
import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../index.js';
import { lateKitchen as kitchen } from './testing/lateKitchen.js';

const CAT = seat(0);
const MICE = seat(1);

const chosen = (name: string, view: ChopView): unknown => {
  const by = view.piece === 'cat' ? CAT : MICE;
  const legalMoves = restore(view).legalMoves(by);
  return botNamed('chop', name)?.choose({
    game: 'chop',
    seat: by,
    view,
    legalMoves,
    chance: new SeededChance(1),
    budget: {},
  });
};

describe.each(['vera', 'odile'])('%s', (name) => {
  it(`[CE1] ${name} catches the last mouse when it can`, () => {
    const view = kitchen({ cat: 'b1', mice: ['a2', null, null, null], steps: 2, piece: 'cat' });
    expect(chosen(name, view)).toEqual({ type: 'move', to: 'a2' });
  });

  it(`[CE2] ${name} brings all the cheese home when a roll allows it`, () => {
    const view = kitchen({ cat: 'f7', mice: ['a3', 'e1', null, null], steps: 2 });
    expect(chosen(name, view)).toEqual({ type: 'move', mouse: 0, to: 'W' });
  });

  it(`[CB6] ${name} does not leave the last mouse beside the cat while a hole is as near`, () => {
    const view = kitchen({ cat: 'c2', mice: ['c1', null, null, null], steps: 1, won: 9, faceUp: ['f7'] });
    expect(chosen(name, view)).toEqual({ type: 'move', mouse: 0, to: 'N' });
  });
});
