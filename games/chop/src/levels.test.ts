import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { play, told } from '../testing/matches.js';
import { picture } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';
import { expectWalks } from '../testing/walkPictures.js';

describe('two levels', () => {
  it('[CM5] a mouse goes under the cat, and ends there', () => {
    expectWalks(
      '0',
      1,
      `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   x   #   #   .   .
      w3 x   0 @(x) (.)  .   .  e1
         .   x   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
    expectWalks(
      '0',
      3,
      `
                 N
         .   x   .   .   .   .
         x   .   x   .   .   .
         .   x   #   #   .   .
      W3 x   0 @(x) (.)  x   .  e1
         .   x   #   #   .   .
         x   .   x   .   .   .
         .   x   .   .   .   c
                     s2
      `,
    );
  });

  it('[CM5] the cat goes over mice under the table and catches none of them', () => {
    expectWalks(
      'cat',
      2,
      `
                 N
         .   .   .   .   .   .
         .   .   .   x   .   .
         .   .   x#  #   x   .
      w3 .   x  (0) @(1) .   x  E
         .   .   x#  #   x   .
         .   .   .   x   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
    const position = setUp(
      `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   @#  #   .   .
      w3 .   .  (0) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
      {},
      { side: 'cat' },
    );
    expect(told(play(position, 'roll 1, cat c4'))).toBe('dieRolled catMoved turnPassed');
    expect(drawn(picture(position)).split('\n')[4]).toBe('w3 . . @(0) (.) . . e1');
  });

  it('[CM5, CB2] the cat steps on and off the table; it turns no tile that lies under it', () => {
    expectWalks(
      'cat',
      3,
      `
                 n0
         .   x   @   x   .   x
         x   .   x   .   x   .
         .   x   #   x#   .   .
      w3 .   .  x(b) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
    const position = setUp(
      `
                 n0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   @#  #   .   .
      w3 .   .  (b) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
      {},
      { side: 'cat' },
    );
    expect(told(play(position, 'roll 1, cat c4'))).toBe('dieRolled catMoved turnPassed');
    expect(position.state().tiles).toEqual({ c4: 'broken', f7: 'cheese' });
  });

  it('[CM5, CB2] mice stay off the table top', () => {
    expectWalks(
      '0',
      1,
      `
                 N
         .   .   x   .   .   .
         .   x   0   x   .   .
         .   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   @   .   .   .   c
                     s2
      `,
    );
  });
});
