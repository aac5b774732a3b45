import { describe, expect, it } from 'vitest';
import { play, told } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';

describe('the cat wins', () => {
  it('[CE1] when the fourth mouse is caught', () => {
    const position = setUp(
      `
                 N
          0   .   @   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     S
    `,
      { seats: 4, cat: 2 },
      { side: 'cat' },
    );
    const result = { side: 'cat', winners: [2], cheese: 9, mice: 0 };
    expect(play(position, 'roll 2, cat a1').slice(2)).toEqual([
      { type: 'mouseCaught', mouse: 0, square: 'a1' },
      { type: 'matchEnded', result, rest: { f7: 'cheese' } },
    ]);
    expect(position.outcome()).toEqual(result);
    expect(position.toMove).toEqual([]);
    expect(position.state()).toMatchObject({ phase: 'over', turn: [], mice: {}, rollsLeft: 0 });
  });

  it('[CE1] not before: with one mouse left the match goes on', () => {
    const position = setUp(
      `
                 N
          0   .   @   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   .   .  (.) (.)  .   .   E
          .   3   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     S
    `,
      {},
      { side: 'cat' },
    );
    expect(play(position, 'roll 2, cat a1').at(-1)).toEqual({ type: 'turnPassed', seat: 1, rolls: 1 });
    expect(position.outcome()).toBeUndefined();
  });

  it('[CE1, CM10] even if the mice have won all the cheese', () => {
    const position = setUp(
      `
                 N
          0   .   @   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   .
                     S
    `,
      {},
      { side: 'cat' },
    );
    play(position, 'roll 2, cat a1');
    expect(position.outcome()).toEqual({ side: 'cat', winners: [0], cheese: 10, mice: 0 });
  });

  it('[CE1, CT4] a won match owes nothing more: neither a +n nor a second roll', () => {
    const position = setUp(
      `
                 N
          0   ++  @   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   c
                     S
    `,
      {},
      { side: 'cat', rolls: 2 },
    );
    expect(told(play(position, 'roll 2, cat a1'))).toBe('dieRolled catMoved mouseCaught matchEnded');
    expect(position.state()).toMatchObject({ phase: 'over', rollsLeft: 0, tiles: { b1: 'plus2', f7: 'cheese' } });
  });
});

describe('play without end', () => {
  it('[CE4] after the last turn of the cat the match is a draw', () => {
    const position = setUp(
      `
                 N
          0   .   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `,
      { maxRounds: 2 },
    );
    play(position, 'roll 1, 0 b1, roll 1, cat a6');
    expect(position.view('spectator')).toMatchObject({ round: 2, phase: 'roll' });
    play(position, 'roll 1, 0 a1');
    expect(position.outcome()).toBeUndefined();
    const result = { side: null, winners: [], cheese: 9, mice: 4 };
    expect(play(position, 'roll 1, cat a7').at(-1)).toEqual({ type: 'matchEnded', result, rest: { f7: 'cheese' } });
    expect(position.outcome()).toEqual(result);
    expect(position.view('spectator')).toMatchObject({ round: 2, phase: 'over', toMove: [] });
  });

  it('[CE4] 300 turns of each side unless the host says otherwise', () => {
    const text = `
                 N
          0   .   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          .   .   .   .   .   .
          @   .   .   .   .   c
                     s2
    `;
    const before = setUp(text, {}, { side: 'cat', round: 299 });
    play(before, 'roll 1, cat a6');
    expect(before.outcome()).toBeUndefined();
    const last = setUp(text, {}, { side: 'cat', round: 300 });
    play(last, 'roll 1, cat a6');
    expect(last.outcome()).toMatchObject({ side: null });
  });

  it('[CE4, CM9] a turn whose roll is lost counts', () => {
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
      { maxRounds: 5 },
      { side: 'cat', round: 5 },
    );
    expect(told(play(position, 'roll 2'))).toBe('dieRolled rollLost matchEnded');
  });

  it('[CE4, CT7] a turn ends the match only when all its rolls are done', () => {
    const text = `
                 N
          0   .   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   e1
          .   .   #   #   .   .
          @   .   .   .   .   .
          k   .   .   .   .   c
                     s2
    `;
    const position = setUp(text, { maxRounds: 5 }, { side: 'cat', round: 5, rolls: 2 });
    expect(told(play(position, 'roll 1, cat b6'))).toBe('dieRolled catMoved');
    expect(told(play(position, 'roll 1, cat b7'))).toBe('dieRolled catMoved matchEnded');
    const knife = setUp(text, { maxRounds: 5 }, { side: 'cat', round: 5, rolls: 2 });
    expect(told(play(knife, 'roll 1, cat a7'))).toBe('dieRolled catMoved tileTurned knifeHurt matchEnded');
  });
});
