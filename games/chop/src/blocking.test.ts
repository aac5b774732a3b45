import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { legal, play } from '../testing/matches.js';
import { picture } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';
import { expectWalks } from '../testing/walkPictures.js';

describe('pieces in the way', () => {
  it('[CM3, CM4] the cat passes no mouse, but ends on one', () => {
    expectWalks(
      'cat',
      2,
      `
                 N
         x   .   *   .   .   .
         0   @   1   .   .   .
         x   .   x#  #   .   .
      w3 .   x  (.) (.)  .   .  E
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
    expectWalks(
      'cat',
      1,
      `
                 N
         .   x   *   .   .   .
         x0  @   x1  .   .   .
         .   x   #   #   .   .
      w3 .   .  (.) (.)  .   .  E
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
  });

  it('[CM3] a mouse goes round the cat, not past it', () => {
    expectWalks(
      '0',
      2,
      `
                 N
         0   @   .   .   .   .
         .   x   .   .   .   .
         x   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
  });

  it.each([
    ['opponents', 'x'],
    ['allPieces', '.'],
  ])('[CM3] with the blocking “%s” a mouse passes a fellow, or not: %s', (blocking, d4) => {
    expectWalks(
      '0',
      2,
      `
                 N
         .   .   .   .   .   .
         .   x   .   .   .   .
         x   .   #   #   .   .
      w3 .   0  (1) (${d4})  .   .  E
         x   .   #   #   .   .
         .   x   .   .   .   .
         .   .   .   @   .   c
                     s2
        `,
      { blocking },
    );
  });

  it('[CM4] a mouse stops neither on a fellow nor on the cat', () => {
    expectWalks(
      '0',
      1,
      `
                 N
         .   x   .   .   .   .
         @   0   1   .   .   .
         .   x   #   #   .   .
      w3 .   .  (.) (.)  .   .  E
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
  });

  it('[CM4, CM10] the cat ends on a mouse: that one is caught, and out for good', () => {
    const position = setUp(
      `
                 N
         .   .   .   .   .   .
         .   0   .   @   .   .
         .   .   #   #   .   .
      W  .   3  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
      {},
      { side: 'cat' },
    );
    expect(play(position, 'roll 2, cat b2')).toEqual([
      { type: 'dieRolled', seat: 0, value: 2 },
      { type: 'catMoved', from: 'd2', to: 'b2', path: ['c2', 'b2'] },
      { type: 'mouseCaught', mouse: 0, square: 'b2' },
      { type: 'turnPassed', seat: 1, rolls: 1 },
    ]);
    expect(drawn(picture(position))).toBe(
      drawn(`
                 N
         .   .   .   .   .   .
         .   @   .   .   .   .
         .   .   #   #   .   .
      W  .   3  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `),
    );
    expect(position.state().mice).toEqual({ 1: 'E', 2: 'S', 3: 'b4' });
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['1 f4', '2 d7', '3 b3', '3 a4', '3 c4', '3 b5']);
  });

  it('[CM10] what the mice have won stays won', () => {
    const position = setUp(
      `
                 N
         .   c   c   c   c   c
         .   0   @   .   .   .
         .   .   #   #   .   .
      W  .   3  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
      {},
      { side: 'cat' },
    );
    expect(position.state().cheese.won).toBe(4);
    play(position, 'roll 1, cat b2');
    expect(position.state().cheese.won).toBe(4);
  });
});
