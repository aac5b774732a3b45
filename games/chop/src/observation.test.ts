import { seat, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { squaresOf } from '../testing/kitchens.js';
import { CLOSET } from '../testing/layouts.js';
import { type Chop, optionsOf, play } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { chop, KITCHEN } from './index.js';
import { observationNames } from './observationNames.js';

const observed = (position: Chop, viewer: Viewer): number[] => {
  const into = new Float32Array(chop.observationSize(position.options)).fill(7);
  position.observe(viewer, into);
  return [...into];
};

/** The squares marked in one of the planes. */
const plane = (numbers: readonly number[], index: number): string =>
  squaresOf(KITCHEN)
    .filter((_, square) => numbers[42 * index + square] === 1)
    .join(' ');

/** What follows the planes, in hundredths, in groups of so many numbers. */
const rest = (numbers: readonly number[], sizes: readonly number[]): string[] => {
  const left = numbers.slice(7 * 42).map((number) => Math.round(100 * number));
  return sizes.map((size) => left.splice(0, size).join(' '));
};

const TABLE = `
             N
      0   k   .   .   .   *
      .   1   .   ++  .   .
      .   .   #   #   .   .
  w3  .   .  (b) @(.)  .   .   E
      .   .   #   #   .   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 S
`;

describe('the observation', () => {
  it('[CP4, CB1] the observation has a plane of squares for tiles face down, cheese face up, the cat and each mouse', () => {
    const numbers = observed(setUp(TABLE), seat(1));
    expect([0, 1, 2, 3, 4, 5, 6].map((index) => plane(numbers, index))).toEqual([
      'b1 d2 c4 f7',
      'f1',
      'd4',
      'a1',
      'b2',
      '',
      '',
    ]);
  });

  it('[CP4, CB4, CM10, CE4] then holes, mice, the turn and what is left, as shares', () => {
    const position = setUp(TABLE, { maxRounds: 4 }, { rolls: 2, round: 2 });
    play(position, 'roll 2, 1 c1, roll 3');
    expect(rest(observed(position, seat(1)), [4, 4, 4, 4, 4, 4, 5, 6, 7, 5, 3])).toEqual([
      '0 0 0 0',
      '0 0 0 0',
      '0 0 0 0',
      '0 0 0 100',
      '100 100 100 0',
      '100 100 0 100',
      '0 100 0 0 0',
      '0 100 0 0 0 0',
      '10 6 0 33 0 0 50',
      '50 0 80 0 50',
      '0 100 100',
    ]);
  });

  it('[CP1, CP4] the observation tells the viewer’s side and whether it is to move', () => {
    const position = setUp(TABLE, { seats: 3, cat: 2 }, { mouseSeat: 1 });
    expect(
      [seat(0), seat(1), seat(2), 'spectator' as const].map((viewer) => observed(position, viewer).slice(-4, -1)),
    ).toEqual([
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('[CP4, CB1, CB4] the observation has names that say which number is which', () => {
    const position = setUp(TABLE, { maxRounds: 4 }, { rolls: 2, round: 2 });
    play(position, 'roll 2, 1 c1, roll 3');
    const numbers = observed(position, seat(1));
    const ones = observationNames(position.options).filter((_, index) => numbers[index] === 1);
    expect(ones.filter((name) => /^(?:cheese|cat|mouse|turn|phase|viewer)/.test(name))).toEqual([
      'cheese.f1',
      'cat.d4',
      'mouse.0.a1',
      'mouse.1.c1',
      'mouse.3.hole.W',
      'mouse.0.started',
      'mouse.1.started',
      'mouse.2.started',
      'mouse.0.inPlay',
      'mouse.1.inPlay',
      'mouse.3.inPlay',
      'turn.mouse.1',
      'phase.move',
      'viewer.mouse',
      'viewer.toMove',
    ]);
  });

  it('[CT7] the observation tells that the other side will roll twice', () => {
    const position = setUp(TABLE, { knifeInDouble: 'rollsOn' }, { rolls: 2 });
    expect(observed(position, 'spectator').at(-1)).toBe(0);
    play(position, 'roll 1, 0 b1');
    expect(observed(position, 'spectator').at(-1)).toBe(1);
  });

  it('[CB7] the observation has the size of its layout', () => {
    const { columns, rows } = CLOSET;
    const others = chop.observationSize(optionsOf()) - 7 * 42;
    expect(chop.observationSize(optionsOf({ layout: CLOSET }))).toBe(7 * columns * rows + others);
  });
});
