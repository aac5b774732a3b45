import { NAMED_KITCHENS } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import { chop } from '../games/chop/index';
import { felix } from '../games/felix/index';
import { type Choice, makeChoice, parseChoice } from './lastChoice';

const NEWCOMER: Choice = {
  seats: 4,
  level: 3,
  side: 'drawn',
  opener: 'chance',
  options: {},
  clock: { kind: 'none' },
  here: { names: [], holder: null, opener: null },
};

describe('the last choice', () => {
  it.each([
    null,
    '',
    'x',
    '2 9',
    '7 0',
    '[]',
    'null',
    '{"seats":9,"level":0,"side":"dog","opener":"vote","clock":"x","here":[],"options":3}',
    '{"here":{"names":7,"holder":4,"opener":-1},"options":{"edition":null,"x":[1]}}',
  ])('a stored choice that is not valid gives the first choice: %s', (text) => {
    expect(parseChoice(felix, text, 'en')).toEqual(NEWCOMER);
  });

  it('a seat count of one game is not taken for another', () => {
    expect(parseChoice(chop, '{"seats":2,"bot":"odile"}', 'en')).toMatchObject({ seats: 2, level: 6 });
    expect(parseChoice(felix, '{"seats":2,"bot":"odile"}', 'en')).toMatchObject({ seats: 4, level: 6 });
  });

  it('what an earlier version of the page stored is still read', () => {
    expect(parseChoice(felix, '5 3', 'en')).toEqual({ ...NEWCOMER, seats: 5, level: 4 });
    expect(parseChoice(felix, '{"level":5}', 'en')).toEqual({ ...NEWCOMER, level: 6 });
  });

  it('who reads French begins with Filou, everybody else with Felix, until they choose', () => {
    expect(parseChoice(felix, null, 'fr')).toMatchObject({ options: { edition: 'filou' }, opener: 'meow' });
    expect(parseChoice(felix, null, 'de').options).toEqual({});
    expect(parseChoice(felix, makeChoice(felix, NEWCOMER), 'fr').options).toEqual({});
  });

  it('a stored choice is read back as it was written', () => {
    const chosen: Choice = {
      seats: 5,
      level: 1,
      side: 'others',
      opener: 'vote',
      options: { home: 'quick', maxRounds: 40, layout: NAMED_KITCHENS.smallKitchen },
      clock: { kind: 'days', days: 3 },
      rolls: 'player',
      here: { names: ['Ana', '', 'Ben'], holder: 2, opener: 0 },
    };
    expect(parseChoice(chop, makeChoice(chop, chosen), 'en')).toEqual(chosen);
  });

  it('with fewer seats nobody holds a part from outside', () => {
    const text = '{"seats":2,"here":{"names":["Ana","Ben","Cleo"],"holder":2,"opener":1}}';
    expect(parseChoice(chop, text, 'en').here).toEqual({ names: ['Ana', 'Ben'], holder: null, opener: 1 });
  });
});
