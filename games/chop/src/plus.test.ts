import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { legal, play, targets, told } from '../testing/matches.js';
import { picture, pictureWith } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';

describe('+1 and +2', () => {
  it('[CT4] the same mouse moves on by exactly two; the square before the roll is allowed again', () => {
    const position = setUp(`
                 N
          .   0   ++  .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   @   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    expect(told(play(position, 'roll 1, 0 c1'))).toBe('dieRolled mouseMoved tileTurned');
    expect(position.state()).toMatchObject({ phase: 'move', steps: 2, turn: [1], rollsLeft: 0, mice: { 0: 'c1' } });
    expect(drawn(pictureWith(position, targets(position, '0')))).toBe(
      drawn(`
                   N
            x   .   0   .   x   .
            .   x   .   x   .   .
            .   .   #   #   .   .
        w3  .   .  (.) (.)  .   .   e1
            .   .   #   #   .   .
            .   @   .   .   .   .
            .   .   .   .   .   c
                       s2
      `),
    );
    expect(legal(position)).toEqual(['0 a1', '0 e1', '0 b2', '0 d2']);
    expect(play(position, '0 a1')).toEqual([
      { type: 'mouseMoved', mouse: 0, from: 'c1', to: 'a1', path: ['b1', 'a1'] },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
  });

  it('[CT4, CM6] after a +1 a mouse may go back to the square or hole it came from', () => {
    const position = setUp(`
                 n0
          .   .   +   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   @   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    play(position, 'roll 1, 0 c1');
    expect(legal(position)).toEqual(['0 b1', '0 d1', '0 c2', '0 N']);
    expect(told(play(position, '0 N'))).toBe('mouseMoved turnPassed');
  });

  it('[CT4] a move on is compulsory, and for the same mouse; it lapses if impossible', () => {
    const position = setUp(`
                 N
          +   @   .   .   .   .
          .   0   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    play(position, 'roll 2, 0 a1');
    expect(legal(position)).toEqual(['0 a2']);
    const shut = setUp(`
                 N
          +   @   .   .   .   .
          1   0   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    expect(play(shut, 'roll 2, 0 a1').slice(2)).toEqual([
      { type: 'tileTurned', square: 'a1', tile: 'plus1', by: 0 },
      { type: 'tileLapsed', tile: 'plus1', by: 0 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
  });

  it('[CT4] the cat may catch by a +n', () => {
    const position = setUp(
      `
                 N
          @   ++  .   0   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    play(position, 'roll 1, cat b1');
    expect(position.state()).toMatchObject({ phase: 'move', steps: 2, turn: [0] });
    expect(legal(position)).toEqual(['cat d1', 'cat a2', 'cat c2', 'cat b3']);
    expect(told(play(position, 'cat d1'))).toBe('catMoved mouseCaught turnPassed');
  });

  it('[CT4, CM7] the cat on a +n crosses no cheese and no mouse; with no way left it lapses', () => {
    const position = setUp(
      `
                 N0
          ++  *   .   .   .   .
          @   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    play(position, 'roll 1, cat a1');
    expect(legal(position)).toEqual(['cat b2', 'cat a3']);
    const shut = setUp(
      `
                 N0
          ++  @   .   .   .   .
          *   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    play(shut, 'roll 1, cat a1');
    expect(legal(shut)).toEqual(['cat c1', 'cat b2']);
    const taken = setUp(
      `
                 N0
          ++  @*  .   .   .   .
          *   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    expect(play(taken, 'roll 1, cat a1').slice(2)).toEqual([
      { type: 'tileTurned', square: 'a1', tile: 'plus2', by: 'cat' },
      { type: 'tileLapsed', tile: 'plus2', by: 'cat' },
      { type: 'turnPassed', seat: 1, rolls: 1 },
    ]);
  });
});

describe('one tile after another', () => {
  it('[CT8] where +n or an arrow ends on another tile, that one is done too', () => {
    const position = setUp(`
                 N
          0   +   ++  .   c   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   a   .   k   .   .
          .   .   .   .   .   @
                     s2
    `);
    const events = play(position, 'roll 1, 0 b1, 0 c1, 0 e1');
    expect(events.flatMap((event) => (event.type === 'tileTurned' ? [`${event.square} ${event.tile}`] : []))).toEqual([
      'b1 plus1',
      'c1 plus2',
      'e1 cheese',
    ]);
    expect(told(events)).toBe(
      'dieRolled mouseMoved tileTurned mouseMoved tileTurned mouseMoved tileTurned cheeseWon turnPassed',
    );
    expect(drawn(picture(position))).toBe(
      drawn(`
                   N
            .   .   .   .   0   .
            .   .   .   .   .   .
            .   .   #   #   .   .
        w3  .   .  (.) (.)  .   .   e1
            .   .   #   #   .   .
            .   a   .   k   .   .
            .   .   .   .   .   @
                       s2
      `),
    );
  });

  it('[CT8, CT5, CT7] an arrow onto a knife hurts', () => {
    const position = setUp(`
                 N
          .   .   .   .   0   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   1   #   #   .   .
          .   a   .   k   .   .
          .   .   .   .   .   @
                     s2
    `);
    expect(told(play(position, 'roll 1, 1 b6, jump d6'))).toBe(
      'dieRolled mouseMoved tileTurned jumped tileTurned knifeHurt turnPassed',
    );
    expect(position.state()).toMatchObject({ phase: 'roll', turn: [0], rollsLeft: 2, mice: { 1: 'd6' } });
  });

  it('[CT8] for the cat as well: a +1, an arrow, a cheese', () => {
    const position = setUp(
      `
                 N0
          @   +   a   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    const events = play(position, 'roll 1, cat b1, cat c1, jump f7');
    expect(told(events)).toBe(
      'dieRolled catMoved tileTurned catMoved tileTurned jumped tileTurned cheeseUncovered turnPassed',
    );
    expect(drawn(picture(position)).split('\n')[7]).toBe('. . . . . @*');
  });
});
