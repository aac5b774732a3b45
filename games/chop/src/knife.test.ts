import { describe, expect, it } from 'vitest';
import { CLOSET } from '../testing/layouts.js';
import { legal, play, told } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { viewersOf } from '../testing/walks.js';

describe('knives', () => {
  it('[CT7] the mice’s turn ends at once, and the cat rolls and moves twice', () => {
    const position = setUp(
      `
                 N
          0   k   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `,
      { seats: 3, cat: 0 },
      { mouseSeat: 2 },
    );
    expect(play(position, 'roll 1, 0 b1').slice(2)).toEqual([
      { type: 'tileTurned', square: 'b1', tile: 'knife', by: 0 },
      { type: 'knifeHurt', by: 0, rollsLost: 0 },
      { type: 'turnPassed', seat: 0, rolls: 2 },
    ]);
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [0], rollsLeft: 2 });
    play(position, 'roll 1');
    expect(position.state()).toMatchObject({ phase: 'move', turn: [0], rollsLeft: 1, steps: 1 });
    expect(told(play(position, 'cat a6'))).toBe('catMoved');
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [0], rollsLeft: 1 });
    expect(position.view('spectator').round).toBe(1);
    play(position, 'roll 3');
    expect(position.state()).toMatchObject({ phase: 'move', turn: [0], rollsLeft: 0, steps: 3 });
    expect(told(play(position, 'cat b4'))).toBe('catMoved turnPassed');
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [1], rollsLeft: 1 });
    expect(position.view('spectator').round).toBe(2);
  });

  it('[CT7] a knife of the cat gives the next mouse player two rolls with the same mouse', () => {
    const position = setUp(
      `
                 N
          @   k   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   0   .   .   c
                     s2
    `,
      { seats: 4, cat: 1 },
      { side: 'cat', mouseSeat: 3 },
    );
    expect(play(position, 'roll 1, cat b1').at(-1)).toEqual({ type: 'turnPassed', seat: 3, rolls: 2 });
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['0 c6', '0 b7', '0 d7', '1 f4', '2 d7', '3 a4']);
    play(position, '3 a4, roll 1');
    expect(position.actor).toBe(3);
    expect(legal(position)).toEqual(['3 a3', '3 b4', '3 a5', '3 W']);
    expect(play(position, '3 W').at(-1)).toEqual({ type: 'turnPassed', seat: 1, rolls: 1 });
  });

  it('[CT7] the mouse stays bound where its first roll went on by a +n', () => {
    const position = setUp(
      `
                 N
          0   ++  .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   @   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { rolls: 2 },
    );
    play(position, 'roll 1, 0 b1, 0 d1');
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [1], rollsLeft: 1 });
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['0 c1', '0 e1', '0 d2']);
  });

  it('[CT7] a second roll still owed is lost with a knife', () => {
    const position = setUp(
      `
                 N
          0   k   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `,
      {},
      { rolls: 2 },
    );
    expect(play(position, 'roll 1, 0 b1').slice(3)).toEqual([
      { type: 'knifeHurt', by: 0, rollsLost: 1 },
      { type: 'turnPassed', seat: 0, rolls: 2 },
    ]);
    const cat = setUp(
      `
                 N
          @   k   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          0   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat', rolls: 2 },
    );
    expect(play(cat, 'roll 1, cat b1').slice(3)).toEqual([
      { type: 'knifeHurt', by: 'cat', rollsLost: 1 },
      { type: 'turnPassed', seat: 1, rolls: 2 },
    ]);
  });

  const TWO_KNIVES = `
                 N
          0   k   .   .   .   .
          .   k   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `;
  const ROLLS_ON = { knifeInDouble: 'rollsOn' };

  it('[CT7] with knifeInDouble "rollsOn" the second roll is still made with the same mouse, then the cat has two', () => {
    const position = setUp(TWO_KNIVES, ROLLS_ON, { rolls: 2 });
    expect(play(position, 'roll 1, 0 b1').at(-1)).toEqual({ type: 'knifeHurt', by: 0, rollsLost: 0 });
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [1], rollsLeft: 1, nextRolls: 2 });
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['0 a1', '0 c1', '0 b2']);
    expect(play(position, '0 c1').at(-1)).toEqual({ type: 'turnPassed', seat: 0, rolls: 2 });
    expect(position.state()).not.toHaveProperty('nextRolls');
    play(position, 'roll 1, cat a6, roll 1');
    expect(play(position, 'cat a5').at(-1)).toEqual({ type: 'turnPassed', seat: 1, rolls: 1 });
  });

  it('[CT7, CM9] with "rollsOn" the cat has its two rolls, also when the mouse cannot use its second', () => {
    const position = setUp(
      `
                 N
          k   @   .   .   .   .
          1   0   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      ROLLS_ON,
      { rolls: 2 },
    );
    play(position, 'roll 2, 0 a1');
    expect(play(position, 'roll 1')).toEqual([
      { type: 'dieRolled', seat: 1, value: 1 },
      { type: 'rollLost', seat: 1, value: 1 },
      { type: 'turnPassed', seat: 0, rolls: 2 },
    ]);
  });

  it('[CT7] with "rollsOn" a knife in each of the two rolls gives two rolls, not three', () => {
    const position = setUp(TWO_KNIVES, ROLLS_ON, { rolls: 2 });
    expect(play(position, 'roll 1, 0 b1, roll 1, 0 b2').at(-1)).toEqual({ type: 'turnPassed', seat: 0, rolls: 2 });
  });

  it('[CT7] with "rollsOn" a knife in an ordinary turn does what it always does', () => {
    const position = setUp(TWO_KNIVES, ROLLS_ON);
    expect(play(position, 'roll 1, 0 b1').slice(3)).toEqual([
      { type: 'knifeHurt', by: 0, rollsLost: 0 },
      { type: 'turnPassed', seat: 0, rolls: 2 },
    ]);
  });

  it('[CT7] everybody sees in a turn that goes on that two rolls will follow', () => {
    const position = setUp(TWO_KNIVES, ROLLS_ON, { rolls: 2 });
    expect(position.view('spectator').nextRolls).toBe(1);
    play(position, 'roll 1, 0 b1');
    for (const viewer of viewersOf(position)) expect(position.view(viewer).nextRolls).toBe(2);
    play(position, 'roll 1, 0 c1');
    expect(position.view('spectator').nextRolls).toBe(1);
  });

  it('[CT7, CM9] if the bound mouse cannot move, the second roll is lost, whatever the others could do', () => {
    const position = setUp(
      `
                 N
          .   @   .   .   .   .
          1   0   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { rolls: 2 },
    );
    play(position, 'roll 2, 0 a1');
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [1], rollsLeft: 1 });
    expect(play(position, 'roll 1')).toEqual([
      { type: 'dieRolled', seat: 1, value: 1 },
      { type: 'rollLost', seat: 1, value: 1 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
  });

  it('[CT7, CM9] if no mouse could use the first roll, the second is free to use any', () => {
    const position = setUp(
      `
            N
            1  .  E
        W   @  #
            .  3
               S
      `,
      { layout: CLOSET, path: 'noRevisit' },
      { rolls: 2 },
    );
    expect(told(play(position, 'roll 6'))).toBe('dieRolled rollLost');
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [1], rollsLeft: 1 });
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['1 b1', '1 N', '3 a3', '3 S']);
  });

  it('[CT7, CM9] the cat, too, goes on to its second roll where the first was lost', () => {
    const position = setUp(
      `
                 N
          @   *   .   .   .   .
          0   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat', rolls: 2 },
    );
    expect(told(play(position, 'roll 2'))).toBe('dieRolled rollLost');
    expect(told(play(position, 'roll 1, cat a2'))).toBe('dieRolled catMoved mouseCaught turnPassed');
  });
});
