import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { CLOSET } from '../testing/layouts.js';
import { legal, play, targets, told } from '../testing/matches.js';
import { picture, pictureWith } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';

describe('arrows', () => {
  it('[CT5] a mouse goes to any floor square but a face-up cheese or an occupied one; into no hole', () => {
    const position = setUp(
      `
                 N
          0   a   .   .   .   *
          .   1   .   b   .   .
          .   .   #   #   .   .
      w3   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   @   .   c
                     s2
    `,
    );
    play(position, 'roll 1, 0 b1');
    expect(position.state()).toMatchObject({ phase: 'jump', turn: [1] });
    expect(position.state()).not.toHaveProperty('steps');
    expect(drawn(pictureWith(position, targets(position, 'jump')))).toBe(
      drawn(`
                   N
            x   0   x   x   x   *
            x   1   x   xb  x   x
            x   x   #   #   x   x
        w3  x   x  (x) (x)  x   x   E
            x   x   #   #   x   x
            x   x   x   x   x   x
            x   x   x   @   x   xc
                       s2
      `),
    );
    expect(play(position, 'jump c4').slice(0, 1)).toEqual([{ type: 'jumped', by: 0, from: 'b1', to: 'c4' }]);
  });

  it('[CT5] the cat goes to any square of floor or table top but a face-up cheese or a mouse', () => {
    const position = setUp(
      `
                 N
          @   a   .   .   .   *
          .   1   .   b   .   .
          .   .   #   #   .   .
      w3   .   .  (.) (0)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    play(position, 'roll 1, cat b1');
    expect(drawn(pictureWith(position, targets(position, 'jump')))).toBe(
      drawn(`
                   N
            x   @   x   x   x   *
            x   1   x   xb  x   x
            x   x   x#  x#  x   x
        w3  x   x  x(.) x(0) x   x   E
            x   x   x#  x#  x   x
            x   x   x   x   x   x
            x   x   x   x   x   xc
                       s2
      `),
    );
    expect(told(play(position, 'jump d4'))).toBe('jumped turnPassed');
    expect(drawn(picture(position)).split('\n')[4]).toBe('w3 . . (.) @(0) . . E');
  });

  it('[CT5, CM5] a mouse may go under the table the cat stands on', () => {
    const position = setUp(`
                 N
          0   a   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  @(.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    play(position, 'roll 1, 0 b1');
    expect(targets(position, 'jump')).toContain('c4');
    play(position, 'jump c4');
    expect(drawn(picture(position)).split('\n')[4]).toBe('w3 . . @(0) (.) . . e1');
  });

  it('[CT5] a jump is compulsory, and lapses if there is no square', () => {
    const position = setUp(
      `
            N
            1  @  E
        W0  a  #
            2  3
               S
      `,
      { layout: CLOSET },
    );
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['0 a2', '1 a2', '1 N', '2 a2', '3 S']);
    expect(play(position, '0 a2').slice(1)).toEqual([
      { type: 'tileTurned', square: 'a2', tile: 'arrow', by: 0 },
      { type: 'tileLapsed', tile: 'arrow', by: 0 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
  });
});
