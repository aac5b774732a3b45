import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/kitchens.js';
import { legal, play } from '../testing/matches.js';
import { picture } from '../testing/pictures.js';
import { setUp } from '../testing/positions.js';

describe('no way to go', () => {
  const CORNERED = `
                 N
         @   *   .   .   .   .
         0   .   .   .   .   .
         .   .   #   #   .   .
      w3 .   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     s2
  `;
  const SHUT_IN = `
                 N
         .   .   .   .   .   .
         .   .   .   .   .   .
         .   .   #   #   .   .
      W0 @   .  (.) (.)  .   .  e1
         .   .   #   #   .   .
         .   .   .   .   .   .
         .   .   .   .   .   c
                     S
  `;

  it('[CM9] moving is compulsory, with whichever mouse can', () => {
    const position = setUp(CORNERED, {}, { side: 'cat' });
    play(position, 'roll 1');
    expect(legal(position)).toEqual(['cat a2']);
    const mice = setUp(SHUT_IN);
    play(mice, 'roll 1');
    expect(legal(mice)).toEqual(['1 f4']);
  });

  it('[CM9] the cat’s roll is lost if no walk fits it, and the turn passes', () => {
    const position = setUp(CORNERED, {}, { side: 'cat' });
    expect(play(position, 'roll 2')).toEqual([
      { type: 'dieRolled', seat: 0, value: 2 },
      { type: 'rollLost', seat: 0, value: 2 },
      { type: 'turnPassed', seat: 1, rolls: 1 },
    ]);
    expect(drawn(picture(position))).toBe(drawn(CORNERED));
    expect(position.view('spectator')).toMatchObject({ round: 2, toMove: [1], phase: 'roll', steps: null });
  });

  it('[CM9] the mice’s roll is lost only if no mouse can use it', () => {
    const position = setUp(SHUT_IN.replace('e1', 'E'));
    expect(play(position, 'roll 4')).toEqual([
      { type: 'dieRolled', seat: 1, value: 4 },
      { type: 'rollLost', seat: 1, value: 4 },
      { type: 'turnPassed', seat: 0, rolls: 1 },
    ]);
    expect(position.view('spectator')).toMatchObject({ round: 1, toMove: [0], phase: 'roll' });
  });
});
