import { personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { opponentsFor } from './opponents';

const ANA = { person: personId('ana'), name: 'Ana' };

describe('the bots that play on from a moment of a match', () => {
  it('who played there plays on, and people are played by others of a level', () => {
    const seating = [ANA, { bot: 'ida' }, { person: personId('ben'), name: 'Ben' }, { bot: 'odile' }];
    expect(opponentsFor('felix', 4, seating, 5, 0)).toEqual(['', 'ida', 'vera', 'odile']);
    expect(opponentsFor('felix', 4, seating, 5, 1)).toEqual(['vera', '', 'mirek', 'odile']);
  });

  it('a match of which nothing else is known, or that a bot from elsewhere played, is played on by bots of a level', () => {
    expect(opponentsFor('felix', 4, [], 1, 3)).toEqual(['lino', 'ida', 'bruno', '']);
    expect(opponentsFor('felix', 3, [{ bot: 'deepCat' }, {}, {}], 1, 1)).toEqual(['lino', '', 'ida']);
  });

  it('a game without characters is played on by its stand-in', () => {
    expect(opponentsFor('whist', 3, [{ bot: 'random' }], 3, 2)).toEqual(['random', 'random', '']);
  });
});
