import { describe, expect, it } from 'vitest';
import { legal, play } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { expectWalks } from '../testing/walkPictures.js';

describe('cheese lying face up', () => {
  it('[CM7] the cat neither crosses nor stops on one', () => {
    expectWalks(
      'cat',
      2,
      `
                 n0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      w3 *   *   (.) (.)  .   .  e1
         @   .   x#   #   .   .
         .   x   .   .   .   .
         x   .   .   .   .   c
                     s2
      `,
    );
  });

  it('[CM7] the one under the cat is left and not re-entered', () => {
    const before = `
                 n0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         @*  .   .   .   .   .
         .   .   .   .   .   c
                     s2
    `;
    const position = setUp(before, {}, { side: 'cat' });
    play(position, 'roll 1, cat a7, roll 1, 0 c1, roll 2');
    expect(legal(position)).toEqual(['cat b6', 'cat c7']);
    play(position, 'cat c7');
    expect(position.state().cheese.faceUp).toEqual(['a6']);
  });

  it('[CM8] a mouse crosses one, and takes it by stopping on it', () => {
    expectWalks(
      '0',
      2,
      `
                 N
         0   *   x   .   .   .
         *   x   .   .   .   .
         x*  .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   @   c
                     s2
      `,
    );
    const position = setUp(`
                 N
         0   *   .   .   .   .
         .   .   .   .   .   .
         *   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   @   c
                     s2
    `);
    expect(position.state().cheese).toEqual({ won: 7, faceUp: ['b1', 'a3'] });
    expect(play(position, 'roll 2, 0 a3')).toEqual([
      { type: 'dieRolled', seat: 1, value: 2 },
      { type: 'mouseMoved', mouse: 0, from: 'a1', to: 'a3', path: ['a2', 'a3'] },
      { type: 'cheeseWon', square: 'a3', mouse: 0, won: 8 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
    expect(position.state().cheese).toEqual({ won: 8, faceUp: ['b1'] });
  });
});
