import { describe, expect, it } from 'vitest';
import { legal, play } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { expectWalks } from '../testing/walkPictures.js';
import { KITCHEN } from './index.js';

describe('exactly so many squares', () => {
  it('[CM1] the cat goes two squares, up, down, left or right', () => {
    expectWalks(
      'cat',
      2,
      `
                 n0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      w3 .   x  (.) (.)  .   .  e1
         x   .   x#  #   .   .
         .   @   .   x   .   .
         x   .   x   .   .   c
                     s2
      `,
    );
  });

  it('[CM1] a mouse goes exactly four', () => {
    expectWalks(
      '0',
      4,
      `
                 n0
         .   x   .   x   .   x
         x   .   x   .   x   .
         .   x   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   @#  #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
  });

  it('[CM1] mice roll first and choose the mouse then', () => {
    const position = setUp(`
                 n0
         .   .   .   .   .   .
         .   1   .   .   .   .
         .   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  E
         .   .   @#  #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
    `);
    play(position, 'roll 1');
    expect(position.state()).toMatchObject({ phase: 'move', steps: 1, turn: [1], rollsLeft: 0 });
    expect(legal(position)).toEqual(['0 c1', '1 b1', '1 a2', '1 c2', '1 b3', '2 d7', '3 a4']);
  });
});

describe('squares walked twice', () => {
  it.each([
    ['originOnly', 'x'],
    ['noReverse', '.'],
    ['noRevisit', '.'],
  ])('[CM2] with the path “%s” a mouse may go back and forth before its hole, or not: %s', (path, c1) => {
    expectWalks(
      '0',
      3,
      `
                 n0
         x   .   ${c1}   .   x   .
         .   x   .   x   .   .
         .   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   @#  #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
        `,
      { path },
    );
  });

  it.each([
    ['originOnly', 'x'],
    ['noReverse', 'x'],
    ['noRevisit', '.'],
  ])('[CM2] with the path “%s” a mouse may come round to a square it has walked, or not: %s', (path, c1) => {
    expectWalks(
      '0',
      5,
      `
                 n0
         x   .   ${c1}   .   x   .
         .   x   .   x   .   x
         x   .   #   #   x   .
      w3 .   x  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   @   .   .   .   c
                     s2
        `,
      { path, layout: { ...KITCHEN, dice: { cat: [1], mice: [5] } } },
    );
  });

  it('[CM2] no walk crosses or ends on the square it started from', () => {
    expectWalks(
      '0',
      3,
      `
                 N
         .   .   .   .   .   .
         .   x   .   .   .   .
         x   .   #   #   x   .
     xW  .   x  (0) (x)  .   x  e1
         x   .   #   #   x   .
         .   x   .   .   .   .
         .   .   .   @   .   c
                     s2
      `,
    );
  });

  it.each(['originOnly', 'noReverse', 'noRevisit'])(
    '[CM2] a dead end on the other side of the origin is out of reach with the path “%s”',
    (path) => {
      expectWalks(
        '0',
        3,
        `
                 N
         .   .   .   .   .   .
         .   x   .   .   .   .
         x   .   #   #   .   .
     xW  .   ${path === 'originOnly' ? 'x' : '.'}  (0) (.)  @   .  e1
         x   .   #   #   .   .
         .   x   .   .   .   .
         .   .   .   .   .   c
                     s2
        `,
        { path },
      );
    },
  );

  it('[CM2] the cat, too, finds no way across its origin into a dead end', () => {
    expectWalks(
      'cat',
      3,
      `
                 n0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      w3 .   x  (.) (.)  .   .  e1
         x   .   x#  #   .   .
         *   x   .   x   .   .
         .   @   x   .   x   c
                     s2
      `,
    );
  });

  it('[CM2] the origin is barred for the cat too, however long the walk', () => {
    expectWalks(
      'cat',
      3,
      `
                 n0
         @   x   .   x   .   .
         x   .   x   .   .   .
         .   x   #   #   .   .
      w3 x   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
      `,
    );
  });
});
