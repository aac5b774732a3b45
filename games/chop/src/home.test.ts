import { describe, expect, it } from 'vitest';
import { play, told } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';

describe('the mice win', () => {
  const wonBy = (position: ReturnType<typeof setUp>) => position.outcome()?.side;

  it('[CE2] when all ten are won, all four have started, and one comes home with all ten', () => {
    const position = setUp(
      `
                 N
          .   0   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `,
      { seats: 4, cat: 2 },
    );
    const result = { side: 'mice', winners: [0, 1, 3], cheese: 10, mice: 1 };
    expect(play(position, 'roll 2, 0 N').slice(1)).toEqual([
      { type: 'mouseMoved', mouse: 0, from: 'b1', to: 'N', path: ['c1', 'N'] },
      { type: 'matchEnded', result, rest: {} },
    ]);
    expect(position.outcome()).toEqual(result);
    expect(position.view('spectator')).toMatchObject({ phase: 'over', broughtHome: true, toMove: [], result });
  });

  it('[CE2] any mouse may come home, into any hole', () => {
    const position = setUp(`
                 N3
          .   .   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   2
      W   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          0   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `);
    play(position, 'roll 2, 2 E');
    expect(wonBy(position)).toBe('mice');
  });

  it.each([
    ['returnAfterTenth', undefined],
    ['anyMouseHome', 'mice'],
    ['quick', 'mice'],
  ])('[CE2] the tenth is won while a mouse sits at home: under “%s” the winner is %s', (home, winner) => {
    const position = setUp(
      `
                 N
          .   0   c   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `,
      { home },
    );
    play(position, 'roll 1, 0 c1');
    expect(position.state().cheese.won).toBe(10);
    expect(wonBy(position)).toBe(winner);
  });

  it.each([
    ['returnAfterTenth', undefined],
    ['anyMouseHome', undefined],
    ['quick', 'mice'],
  ])('[CE2] the tenth is won with nobody at home: under “%s” the winner is %s', (home, winner) => {
    const position = setUp(
      `
                 N
          .   0   c   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `,
      { home },
    );
    play(position, 'roll 1, 0 c1');
    expect(wonBy(position)).toBe(winner);
  });

  it.each([
    ['returnAfterTenth', undefined],
    ['anyMouseHome', undefined],
  ])('[CE2] a homecoming under “%s” does not count while a mouse is still on its start', (home, winner) => {
    const position = setUp(
      `
                 N
          .   0   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `,
      { home },
    );
    play(position, 'roll 2, 0 N');
    expect(position.view('spectator')).toMatchObject({ phase: 'roll', broughtHome: true });
    expect(wonBy(position)).toBe(winner);
    play(position, 'roll 1, cat f6, roll 1, 3 a4');
    expect(wonBy(position)).toBe('mice');
  });

  it('[CE2] a mouse that came home too early must come again, or another one', () => {
    const position = setUp(`
                 N
          .   0   c   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      W   3   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `);
    play(position, 'roll 1, 3 W, roll 1, cat f6, roll 1, 0 c1, roll 1, cat f7');
    expect(wonBy(position)).toBeUndefined();
    play(position, 'roll 1, 3 a4, roll 1, cat f6');
    expect(position.view('spectator').broughtHome).toBe(false);
    play(position, 'roll 1, 3 W');
    expect(wonBy(position)).toBe('mice');
  });

  it('[CE2] once a mouse has come home with all ten, it may leave again before the last has started', () => {
    const position = setUp(`
                 N
          .   0   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `);
    play(position, 'roll 2, 0 N, roll 1, cat f6, roll 1, 0 c1, roll 1, cat f7, roll 1, 3 a4');
    expect(wonBy(position)).toBe('mice');
  });

  it('[CE2] “anyMouseHome” asks who is at home now', () => {
    const position = setUp(
      `
                 N
          .   0   .   .   .   .
          .   .   .   .   .   .
          .   .   #   #   .   .
      w3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `,
      { home: 'anyMouseHome' },
    );
    play(position, 'roll 2, 0 N, roll 1, cat f6, roll 1, 0 c1, roll 1, cat f7, roll 1, 3 a4');
    expect(wonBy(position)).toBeUndefined();
  });

  it('[CE2, CT6] the tenth may come from a fork', () => {
    const position = setUp(
      `
                 N
          .   0   f   .   .   *
          .   .   .   .   .   .
          .   .   #   #   .   .
      W3  .   .  (.) (.)  .   .   E
          .   .   #   #   .   .
          .   .   .   .   .   .
          .   .   .   .   .   @
                     S
    `,
      { home: 'anyMouseHome' },
    );
    play(position, 'roll 1, 0 c1');
    expect(told(play(position, 'fork f1'))).toBe('cheeseWon matchEnded');
    expect(wonBy(position)).toBe('mice');
  });

  it('[CE2, CT4] a won match owes nothing more: no +n and no knife comes after it', () => {
    for (const tile of ['++', 'a', 'k', '+']) {
      const position = setUp(
        `
                 N0
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      w3 ${tile.padEnd(3)} .  (.) (.)  .   .  E
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   @
                     S
        `,
        {},
        { broughtHome: true },
      );
      expect(told(play(position, 'roll 1, 3 a4'))).toBe('dieRolled mouseMoved holeOpened tileTurned matchEnded');
      expect(position.state()).toMatchObject({ phase: 'over', rollsLeft: 0 });
    }
  });
});
