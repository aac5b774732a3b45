import { describe, expect, it } from 'vitest';
import { GAME_BOXES } from './gameBox';
import { makeChoice, parseChoice } from './lastChoice';

const [felix, chop] = GAME_BOXES;
if (felix === undefined || chop === undefined) throw new Error('the shelf is empty');

describe('the last choice', () => {
  it.each([null, '', 'x', '2 9', '7 0'])('that cannot be used is a newcomer’s: %s', (text) => {
    expect(parseChoice(felix, text)).toEqual({ seats: 4, level: 2 });
  });

  it('that one game can have is not another game’s', () => {
    expect(parseChoice(chop, '2 5')).toEqual({ seats: 2, level: 5 });
    expect(parseChoice(felix, '2 5')).toEqual({ seats: 4, level: 5 });
  });

  it('is read back as it was written', () => {
    expect(parseChoice(chop, makeChoice({ seats: 5, level: 1 }))).toEqual({ seats: 5, level: 1 });
  });
});
