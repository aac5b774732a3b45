import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/registry';
import { makeChoice, parseChoice } from './lastChoice';

const [felix, chop] = GAMES;
if (felix === undefined || chop === undefined) throw new Error('two games are needed');

describe('the last choice', () => {
  it.each([null, '', 'x', '2 9', '7 0'])('a stored choice that is not valid gives the first choice: %s', (text) => {
    expect(parseChoice(felix, text)).toEqual({ seats: 4, level: 2 });
  });

  it('a seat count of one game is not taken for another', () => {
    expect(parseChoice(chop, '2 5')).toEqual({ seats: 2, level: 5 });
    expect(parseChoice(felix, '2 5')).toEqual({ seats: 4, level: 5 });
  });

  it('a stored choice is read back as it was written', () => {
    expect(parseChoice(chop, makeChoice({ seats: 5, level: 1 }))).toEqual({ seats: 5, level: 1 });
  });
});
