import { NAMED_KITCHENS, chop as rulesOfChop } from '@miaou/chop';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import { checkSettings } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { PANTRY } from '../games/chop/board/testing/layouts';
import { chop } from '../games/chop/index';
import { felix } from '../games/felix/index';
import { GAMES } from '../games/registry';
import { type Choice, parseChoice, SIDES } from './lastChoice';
import { knownOptions, startSettings, WAYS } from './startSettings';

const choiceOf = (game: typeof chop, changes: Partial<Choice> = {}): Choice => ({
  ...parseChoice(game, null, 'en'),
  ...changes,
});

const CASES = GAMES.flatMap((game) =>
  WAYS.flatMap((way) =>
    SIDES.flatMap((side) => game.openers.map((opener) => [game.id, way, side, opener, game] as const)),
  ),
);

const CHOP = rulesOfChop as unknown as Game;

describe('the settings of a new table', () => {
  it.each(CASES)('%s begun by %s as %s with the opener %s can be played', (id, way, side, opener, game) => {
    const settings = startSettings(game, choiceOf(game, { side, opener }), way);
    expect(checkSettings(gameById(id), settings)).toBeUndefined();
  });

  it.each([
    ['holder', { cat: 0 }],
    ['others', { cat: 1 }],
    ['drawn', {}],
  ] as const)('in Chop "you are: %s" says who is the cat', (side, parts) => {
    expect(startSettings(chop, choiceOf(chop, { side }), 'play').parts).toEqual(parts);
    expect(startSettings(chop, choiceOf(chop, { side }), 'invite').parts).toEqual(parts);
  });

  it('a game without sides takes no notice of one', () => {
    expect(startSettings(felix, choiceOf(felix, { side: 'holder', opener: 'me' }), 'play').parts).toEqual({
      opener: 0,
    });
  });

  it('[CP2] the cat never begins, whoever was to', () => {
    expect(startSettings(chop, choiceOf(chop, { side: 'holder', opener: 'me' }), 'play').parts).toEqual({ cat: 0 });
    const here = { names: ['Ana', 'Ben', 'Cleo'], holder: 1, opener: 1 };
    expect(startSettings(chop, choiceOf(chop, { seats: 3, here }), 'here').parts).toEqual({ cat: 1 });
  });

  it.each(WAYS)('[FS7] the best meow begins, whichever way a match is begun: %s', (way) => {
    expect(startSettings(felix, choiceOf(felix, { opener: 'meow' }), way).parts).toEqual({ opener: 'meow' });
  });

  it('who shares a device is named by seat', () => {
    const here = { names: ['Ana', 'Ben', 'Cleo'], holder: 2, opener: 1 };
    expect(startSettings(chop, choiceOf(chop, { seats: 3, here }), 'here').parts).toEqual({ cat: 2, opener: 1 });
  });

  it('only friends vote and only friends have a clock: bots know no age and have no hurry', () => {
    const choice = choiceOf(chop, { seats: 4, opener: 'vote', clock: { kind: 'days', days: 1 } });
    expect(startSettings(chop, choice, 'invite')).toMatchObject({ parts: { opener: 'vote' }, clock: choice.clock });
    expect(startSettings(chop, choice, 'play')).toMatchObject({ parts: {}, clock: { kind: 'none' } });
  });

  it('options that the game does not have any more are left out', () => {
    const stored = { home: 'quick', path: 'sideways', maxRounds: 9000, cat: 1, layout: 'x', flight: 'on' };
    expect(knownOptions(stored, CHOP)).toEqual({ home: 'quick' });
    expect(knownOptions({ maxRounds: 40 }, CHOP)).toEqual({ maxRounds: 40 });
  });

  it('a kitchen is left out unless it can be played, named or not', () => {
    for (const layout of [NAMED_KITCHENS.openKitchen, PANTRY])
      expect(knownOptions({ layout }, CHOP)).toEqual({ layout });
    expect(knownOptions({ layout: { ...PANTRY, rows: 9 } }, CHOP)).toEqual({});
  });
});
