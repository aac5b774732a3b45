import { describe, expect, it } from 'vitest';
import { chop } from '../../../games/chop/index';
import { felix } from '../../../games/felix/index';
import { type Choice, parseChoice } from '../../../newTable/lastChoice';
import { beginnersHere, openersFor } from './begins';

const choiceFor = (game: typeof felix, names: readonly string[]): Choice => ({
  ...parseChoice(game, null, 'en'),
  seats: names.length,
  here: { names, holder: 0, opener: null },
});

describe('who begins', () => {
  it('who begins is asked of the people at one device, but not of one who plays alone', () => {
    expect(beginnersHere(felix, choiceFor(felix, ['Ana', '', 'Ben', '']))).toEqual([0, 2]);
    expect(beginnersHere(chop, choiceFor(chop, ['Ana', 'Ben', 'Cleo']))).toEqual([1, 2]);
  });

  it('who begins is not asked where only one can begin', () => {
    expect(beginnersHere(chop, choiceFor(chop, ['Ana', 'Ben']))).toEqual([]);
    expect(openersFor(chop, choiceFor(chop, ['Ana', 'Ben']), 'invite')).toEqual([]);
  });

  it('who begins is not asked in a game in which all decide at once', () => {
    const game = { ...felix, openers: [] };
    expect(openersFor(game, choiceFor(game, ['Ana', 'Ben', 'Cleo']), 'invite')).toEqual([]);
    expect(beginnersHere(game, choiceFor(game, ['Ana', 'Ben', 'Cleo']))).toEqual([]);
  });
});
