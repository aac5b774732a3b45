import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { legal, optionsOf, play, targets, told } from '../testing/matches.js';
import { pictureWith } from '../testing/pictures.js';
import { positionOf, setUp } from '../testing/positions.js';
import { expectWalks } from '../testing/walkPictures.js';
import { type Hole, MICE, type Square } from './index.js';

describe('the last mouse in its hole', () => {
  it('[CE3] the cat does not end a roll on the square in front, but passes it', () => {
    expectWalks(
      'cat',
      1,
      `
                   N
            .   .   .   .   .   .
            .   .   .   .   .   .
            .   x   #   #   .   .
        W2  .   @ x(.) (.)  .   .   E
            .   x   #   #   .   .
            .   .   .   .   .   .
            .   .   .   .   .   c
                       S
      `,
    );
    expectWalks(
      'cat',
      2,
      `
                   N
            x   .   .   .   .   .
            .   x   .   .   .   .
            @   .   x#  #   .   .
        W2  .   x  (.) (.)  .   .   E
            x   .   #   #   .   .
            .   .   .   .   .   .
            .   .   .   .   .   c
                       S
      `,
    );
  });

  it('[CE3] nor by a +n or an arrow', () => {
    const plus = setUp(
      `
                 N
          .   .   .   .   .   .
          .   .   .   .   .   .
          .   @   #   #   .   .
      W2  .   +  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     S
    `,
      {},
      { side: 'cat' },
    );
    play(plus, 'roll 1, cat b4');
    expect(legal(plus)).toEqual(['cat b3', 'cat c4', 'cat b5']);
    const arrow = setUp(
      `
                 N
          .   .   .   .   .   .
          .   .   .   .   .   .
          .   @   #   #   .   .
      W2  .   a  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     S
    `,
      {},
      { side: 'cat' },
    );
    play(arrow, 'roll 1, cat b4');
    expect(drawn(pictureWith(arrow, targets(arrow, 'jump')))).toBe(
      drawn(`
                   N
            x   x   x   x   x   x
            x   x   x   x   x   x
            x   x   x#  x#  x   x
        W2  .   @  x(.) x(.)  x   x   E
            x   x   x#  x#  x   x
            x   x   x   x   x   x
            x   x   x   x   x   xc
                       S
      `),
    );
  });

  it.each([
    ['another mouse is left', '2', 'W3'],
    ['the last one is not in a hole', '2', 'W'],
  ])('[CE3] the square is free to the cat while %s', (_, walking, west) => {
    const position = setUp(
      `
                 N
         .   .   .   .   .   .
         .   .   .   .   ${walking}   .
         .   .   #   #   .   .
     ${west} .   @  (.) (.)  .   .  E
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     S
      `,
      {},
      { side: 'cat' },
    );
    play(position, 'roll 1');
    expect(legal(position)).toContain('cat a4');
  });

  it('[CE3] it is judged before the move: the cat may catch the last but one in front of the hole', () => {
    const position = setUp(
      `
                 N
          .   .   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W2  1   @  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     S
    `,
      {},
      { side: 'cat' },
    );
    expect(told(play(position, 'roll 1, cat a4'))).toBe('dieRolled catMoved mouseCaught turnPassed');
  });

  it.each([
    ['N', 'c1', 'c2'],
    ['E', 'f4', 'e4'],
    ['S', 'd7', 'd6'],
    ['W', 'a4', 'b4'],
  ])('[CE3, CB4] hole %s keeps %s free', (hole, front, from) => {
    const mice = [hole as Hole, null, null, null];
    const alone = { cat: from as Square, mice, started: MICE, faceUp: [], tiles: {} };
    const position = positionOf(optionsOf(), alone, { side: 'cat' });
    play(position, 'roll 1');
    expect(legal(position)).not.toContain(`cat ${front}`);
    expect(legal(position).length).toBeGreaterThan(1);
  });
});
