import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { moveOf, moveText, optionsOf } from '../testing/matches.js';
import { anyDeal } from '../testing/walks.js';
import { chop, KITCHEN } from './index.js';

describe('reading a move', () => {
  it.each([
    [{ type: 'start', to: 'c3' }, 'start c3'],
    [{ type: 'roll', value: 1 }, 'roll 1'],
    [{ type: 'roll', value: 6 }, 'roll 6'],
    [{ type: 'move', to: 'f7' }, 'cat f7'],
    [{ type: 'move', mouse: 0, to: 'a1' }, '0 a1'],
    [{ type: 'move', mouse: 3, to: 'W' }, '3 W'],
    [{ type: 'jump', to: 'd4' }, 'jump d4'],
    [{ type: 'fork', at: 'b2' }, 'fork b2'],
  ])('[CM1, CT5, CT6] takes %j', (raw, text) => {
    expect(chop.parseMove(raw)).toEqual({ ok: true, value: raw });
    expect(moveOf(text)).toEqual(raw);
  });

  it.each([
    ['a roll of 1.5', { type: 'roll', value: 1.5 }, 'value'],
    ['a roll of "3"', { type: 'roll', value: '3' }, 'value'],
    ['a roll of NaN', { type: 'roll', value: Number.NaN }, 'value'],
    ['a roll of 0', { type: 'roll', value: 0 }, 'value'],
    ['a roll of 7', { type: 'roll', value: 7 }, 'value'],
    ['a roll of nothing', { type: 'roll' }, 'value'],
    ['a fifth mouse', { type: 'move', mouse: 4, to: 'a1' }, 'mouse'],
    ['a mouse as text', { type: 'move', mouse: '0', to: 'a1' }, 'mouse'],
    ['a mouse that is nothing', { type: 'move', mouse: null, to: 'a1' }, 'mouse'],
    ['a square beyond', { type: 'move', mouse: 0, to: 'a8' }, 'to'],
    ['a column beyond', { type: 'move', mouse: 0, to: 'h1' }, 'to'],
    ['a square in capitals', { type: 'move', to: 'A1' }, 'to'],
    ['a square as a number', { type: 'move', to: 11 }, 'to'],
    ['a square in a list', { type: 'move', to: ['a1'] }, 'to'],
    ['a fifth hole', { type: 'move', mouse: 0, to: 'X' }, 'to'],
    ['the cat into a hole', { type: 'move', to: 'N' }, 'to'],
    ['a jump into a hole', { type: 'jump', to: 'N' }, 'to'],
    ['the cat set in a hole', { type: 'start', to: 'N' }, 'to'],
    ['a fork in a hole', { type: 'fork', at: 'N' }, 'at'],
    ['a fork nowhere', { type: 'fork', to: 'a1' }, '"to"'],
    ['no square', { type: 'jump' }, 'to'],
    ['a jump with a mouse', { type: 'jump', mouse: 0, to: 'a1' }, '"mouse"'],
    ['a roll with steps', { type: 'roll', value: 1, steps: 1 }, '"steps"'],
    ['an unknown move', { type: 'pass' }, 'type'],
    ['a move of the prototype', { type: 'constructor' }, 'type'],
    ['no type', { to: 'a1' }, 'type'],
    ['a list', ['roll', 1], 'move'],
    ['nothing', null, 'move'],
  ])('[CM1, CM6] refuses %s', (_, raw, field) => {
    expect(chop.parseMove(raw)).toMatchObject({ ok: false, error: { field } });
  });
});

describe('moves as numbers', () => {
  it('[CM1, CP2, CT5, CT6] every number below the limit stands for one move, and back', () => {
    const options = optionsOf();
    const position = chop.start(options, anyDeal(options));
    const moves = Array.from({ length: chop.actionLimit }, (_, action) => position.moveOf(action));
    expect(new Set(moves.map(moveText)).size).toBe(chop.actionLimit);
    expect(moves.map((move) => position.actionOf(move))).toEqual(moves.map((_, action) => action));
    expect(moves.filter((move) => chop.parseMove(move).ok)).toHaveLength(chop.actionLimit);
  });

  it('[CP2, CB6] chance has its say where a die is to be rolled, and nowhere else', () => {
    const options = optionsOf();
    const position = chop.start(options, anyDeal(options));
    expect(position.countFaces()).toBe(0);
    position.play(seat(0), { type: 'start', to: 'c3' });
    expect(position.countFaces()).toBe(KITCHEN.dice.mice.length);
    position.act(position.faceAt(0));
    expect(position.countFaces()).toBe(0);
  });
});
