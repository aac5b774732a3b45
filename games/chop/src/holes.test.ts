import { describe, expect, it } from 'vitest';
import { legal, play } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { expectWalks } from '../testing/walkPictures.js';

describe('holes', () => {
  it('[CM6] the cat never enters a hole, nor walks through one', () => {
    expectWalks(
      'cat',
      1,
      `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         x   .   #   #   .   .
      W  @   x  (.) (.)  .   .  e1
         x   .   #   #   .   .
         .   3   .   0   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
  });

  it('[CM6] a mouse enters any free hole, only as the last square of a move', () => {
    expectWalks(
      '0',
      2,
      `
                 N
         .   .   .   .   .   .
         x   .   .   .   .   .
         .   x   #   #   .   .
     W  0   .  (x) (.)  .   .  e1
         .   x   #   #   .   .
         x   .   .   .   .   .
         .   .   .   3   .   @
                     s2
      `,
    );
    expectWalks(
      '0',
      1,
      `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         x   .   #   #   .   .
     xW  0   x  (.) (.)  .   .  e1
         x   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   3   .   @
                     s2
      `,
    );
  });

  it('[CM6] one mouse to a hole, whether it ever left it or not', () => {
    for (const west of ['w3', 'W3', 'W2'])
      expectWalks(
        '0',
        1,
        `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         x   .   #   #   .   .
     ${west} 0   x  (.) (.)  .   .  e1
         x   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   @   c
                     ${west === 'W2' ? 'S' : 's2'}
        `,
      );
  });

  it('[CM6, CM2] a mouse does not come back into the hole it left in the same move, but on a later roll', () => {
    const position = setUp(`
                 n0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      W  .   .  (.) (.)  .   .  E
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   @   c
                     S
    `);
    play(position, 'roll 2');
    expect(legal(position)).toEqual(['0 b1', '0 d1', '0 c2']);
    play(position, '0 b1, roll 1, cat f7, roll 2');
    expect(legal(position)).toEqual(['0 d1', '0 a2', '0 c2', '0 b3', '0 N']);
  });

  it('[CM6] a mouse comes into a hole only from the square in front of it', () => {
    expectWalks(
      '2',
      2,
      `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      W  .   .  (.) (.)  .   .  E
         .   x   #   #   .   .
         x   .   x   .   .   .
         .   2   .   x   .   @
                     S
      `,
    );
  });
});
