import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { legal, play, told } from '../testing/matches.js';
import { picture } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';

describe('tiles', () => {
  it('[CT1] broken dishes do nothing, for mice and for the cat, and are gone', () => {
    const position = setUp(`
                 N
          0   b   @   b   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    expect(play(position, 'roll 1, 0 b1')).toEqual([
      { type: 'dieRolled', seat: 1, value: 1 },
      { type: 'mouseMoved', mouse: 0, from: 'a1', to: 'b1', path: ['b1'] },
      { type: 'tileTurned', square: 'b1', tile: 'broken', by: 0 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
    expect(told(play(position, 'roll 1, cat d1'))).toBe('dieRolled catMoved tileTurned turnPassed');
    expect(drawn(picture(position))).toBe(
      drawn(`
                   N
            .   0   .   @   .   .
            .   .   .   .   .   .
            .   .   #   #   .   .
        w3  .   .  (.) (.)  .   .   e1
            .   .   #   #   .   .
            .   .   .   .   .   .
            .   .   .   .   .   c
                       s2
      `),
    );
  });

  it('[CT1] only the tile where a move ends is turned up; an empty square does nothing', () => {
    const position = setUp(`
                 N
          0   b   b   .   .   @
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    expect(told(play(position, 'roll 3, 0 d1'))).toBe('dieRolled mouseMoved turnPassed');
    expect(Object.keys(position.state().tiles)).toEqual(['b1', 'c1', 'f7']);
    expect(position.view('spectator').turned).not.toHaveProperty('b1');
  });

  it('[CT2] mice win the cheese they turn up', () => {
    const position = setUp(`
                 N
          0   c   .   .   .   @
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    expect(play(position, 'roll 1, 0 b1').slice(2)).toEqual([
      { type: 'tileTurned', square: 'b1', tile: 'cheese', by: 0 },
      { type: 'cheeseWon', square: 'b1', mouse: 0, won: 9 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
    expect(position.state()).toMatchObject({ cheese: { won: 9, faceUp: [] }, tiles: { f7: 'cheese' } });
  });

  it('[CT2] turned up by the cat a cheese stays, face up, under the cat', () => {
    const position = setUp(
      `
                 N
          @   c   .   .   .   0
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
    expect(play(position, 'roll 1, cat b1').slice(2)).toEqual([
      { type: 'tileTurned', square: 'b1', tile: 'cheese', by: 'cat' },
      { type: 'cheeseUncovered', square: 'b1' },
      { type: 'turnPassed', seat: 1, rolls: 1 },
    ]);
    expect(drawn(picture(position))).toBe(
      drawn(`
                   N
            .   @*  .   .   .   0
            .   .   .   .   .   .
            .   .   #   #   .   .
        w3  .   .  (.) (.)  .   .   e1
            .   .   #   #   .   .
            .   .   .   .   .   .
            .   .   .   .   .   c
                       s2
      `),
    );
    expect(position.state().cheese).toEqual({ won: 8, faceUp: ['b1'] });
  });
});

describe('forks', () => {
  it('[CT6] the mice take one face-up cheese of their choice without moving', () => {
    const position = setUp(`
                 N
          0   f   .   .   .   *
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   *   .   .   *
          @   .   .   .   .   c
                     s2
    `);
    expect(told(play(position, 'roll 1, 0 b1'))).toBe('dieRolled mouseMoved tileTurned');
    expect(position.state()).toMatchObject({ phase: 'fork', turn: [1], rollsLeft: 0 });
    expect(legal(position)).toEqual(['fork f1', 'fork c6', 'fork f6']);
    expect(play(position, 'fork c6')).toEqual([
      { type: 'cheeseWon', square: 'c6', mouse: 0, won: 7 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
    expect(position.state()).toMatchObject({ mice: { 0: 'b1' }, cheese: { won: 7, faceUp: ['f1', 'f6'] } });
  });

  it('[CT6] the choice is owed even where there is only one', () => {
    const position = setUp(`
                 N
          0   f   .   .   .   *
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `);
    play(position, 'roll 1, 0 b1');
    expect(legal(position)).toEqual(['fork f1']);
  });

  it('[CT6] nothing happens where no cheese lies face up', () => {
    const position = setUp(`
                 N
          0   f   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `);
    expect(play(position, 'roll 1, 0 b1').slice(2)).toEqual([
      { type: 'tileTurned', square: 'b1', tile: 'fork', by: 0 },
      { type: 'tileLapsed', tile: 'fork', by: 0 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
  });

  it('[CT6] to the cat a fork is nothing', () => {
    const position = setUp(
      `
                 N
          @   f   .   .   .   *
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          0   .   .   .   .   c
                     s2
    `,
      {},
      { side: 'cat' },
    );
    expect(play(position, 'roll 1, cat b1').at(-1)).toEqual({ type: 'turnPassed', seat: 1, rolls: 1 });
    expect(position.state()).toMatchObject({ phase: 'roll', cheese: { won: 8, faceUp: ['f1'] } });
  });

  it('[CT3] mice can neither take nor fork the cheese that the cat stands on', () => {
    const position = setUp(`
                 N
          0   f   @*  .   .   *
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    play(position, 'roll 2');
    expect(legal(position)).toEqual([
      '0 b2',
      '0 a3',
      '1 f3',
      '1 e4',
      '1 f5',
      '2 d6',
      '2 c7',
      '2 e7',
      '3 a3',
      '3 b4',
      '3 a5',
    ]);
    const other = setUp(`
                 N
          0   f   @*  .   .   *
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    play(other, 'roll 1, 0 b1');
    expect(legal(other)).toEqual(['fork f1']);
  });

  it('[CT3] a fork finds nothing where the only cheese face up is under the cat; once the cat has left, it is free', () => {
    const position = setUp(`
                 N
          0   f   @*  .   .   .
          f   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     s2
    `);
    expect(told(play(position, 'roll 1, 0 b1'))).toBe('dieRolled mouseMoved tileTurned tileLapsed turnPassed');
    play(position, 'roll 1, cat d1, roll 2, 0 a2');
    expect(legal(position)).toEqual(['fork c1']);
  });
});
