import { seat, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { CLOSET } from '../testing/layouts.js';
import { play, refusalOf } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { REFUSAL_CODES } from './index.js';

const MICE_TO_MOVE = `
             N
      0   .   .   .   .   *
      .   1   .   .   .   .
      .   .   #   #   .   .
  W   .   .  (.) (.)  .   .   E
      .   .   @#  #   .   .
      3   .   .   .   .   .
      .   .   .   .   .   c
                 S
`;
const CAT_TO_MOVE = `
             N
      0   .   .   .   .   .
      *   @   .   .   .   .
      .   .   #   #   .   .
  w3  .   .  (.) (.)  .   .   e1
      .   .   #   #   .   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 s2
`;
const JUMP = `
             N
      0   a   .   .   .   *
      .   1   .   .   .   .
      .   .   #   #   .   .
  w3  .   .  (.) (.)  .   .   E
      .   .   #   #   @   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 s2
`;
const CAT_JUMP = `
             N
      @   a   .   .   .   *
      .   1   .   .   .   .
      .   .   #   #   .   .
  w3  .   .  (.) (.)  .   .   E
      .   .   #   #   .   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 s2
`;
const FORK = `
             N
      0   f   .   .   .   *
      @*  .   .   .   .   .
      .   .   #   #   .   .
  w3  .   .  (.) (.)  .   .   e1
      .   .   #   #   .   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 s2
`;
const LAST_AT_HOME = `
             N
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   @   #   #   .   .
  W2  .   .  (.) (.)  .   .   E
      .   .   #   #   .   .
      .   .   .   .   .   .
      .   .   .   .   .   c
                 S
`;

type Case = readonly [
  name: string,
  text: string,
  side: 'mice' | 'cat',
  before: string,
  move: string,
  refusal: { readonly code: (typeof REFUSAL_CODES)[number]; readonly [fact: string]: unknown },
];

const CASES: readonly Case[] = [
  [
    '[CM1] a walk before the roll',
    MICE_TO_MOVE,
    'mice',
    '',
    '0 b1',
    { code: 'wrong-phase', type: 'move', expected: 'roll' },
  ],
  [
    '[CM1] a second roll before the walk',
    MICE_TO_MOVE,
    'mice',
    'roll 1',
    'roll 1',
    { code: 'wrong-phase', type: 'roll', expected: 'move' },
  ],
  [
    '[CB6] a face the mice’s die has not',
    MICE_TO_MOVE,
    'mice',
    '',
    'roll 5',
    { code: 'not-a-face', value: 5, faces: [1, 2, 3, 4] },
  ],
  [
    '[CB6] a face the cat’s die has not',
    CAT_TO_MOVE,
    'cat',
    '',
    'roll 4',
    { code: 'not-a-face', value: 4, faces: [1, 2, 3] },
  ],
  [
    '[CM1] a mouse player’s walk that names no mouse',
    MICE_TO_MOVE,
    'mice',
    'roll 1',
    'cat b1',
    { code: 'mouse-not-named' },
  ],
  ['[CM1] a mouse’s walk by the cat’s player', CAT_TO_MOVE, 'cat', 'roll 1', '0 b1', { code: 'cat-to-move', mouse: 0 }],
  ['[CM10] a walk of a caught mouse', MICE_TO_MOVE, 'mice', 'roll 1', '2 b1', { code: 'mouse-caught', mouse: 2 }],
  [
    '[CM1] a square that is too far',
    MICE_TO_MOVE,
    'mice',
    'roll 1',
    '0 c1',
    { code: 'unreachable', to: 'c1', steps: 1, allowed: ['b1', 'a2'] },
  ],
  [
    '[CM2] a walk back to where it began',
    MICE_TO_MOVE,
    'mice',
    'roll 2',
    '0 a1',
    { code: 'back-to-origin', to: 'a1', steps: 2, allowed: ['c1', 'a3'] },
  ],
  [
    '[CM4] a walk onto a fellow',
    MICE_TO_MOVE,
    'mice',
    'roll 2',
    '0 b2',
    { code: 'occupied', to: 'b2', steps: 2, allowed: ['c1', 'a3'] },
  ],
  ['[CB1] a square beyond the floor', MICE_TO_MOVE, 'mice', 'roll 1', '0 g1', { code: 'off-board', to: 'g1' }],
  ['[CB2] a mouse on a table leg', MICE_TO_MOVE, 'mice', 'roll 2', '1 c3', { code: 'table-leg', to: 'c3' }],
  ['[CM6] a hole that is taken', CAT_TO_MOVE, 'mice', 'roll 3', '0 W', { code: 'hole-taken', to: 'W', steps: 3 }],
  [
    '[CM6] a hole that is too far',
    MICE_TO_MOVE,
    'mice',
    'roll 2',
    '3 W',
    { code: 'unreachable', to: 'W', steps: 2, allowed: ['a4', 'b5', 'c6', 'b7'] },
  ],
  [
    '[CM7] the cat onto a cheese',
    CAT_TO_MOVE,
    'cat',
    'roll 1',
    'cat a2',
    { code: 'cheese-blocks', to: 'a2', steps: 1, allowed: ['b1', 'c2', 'b3'] },
  ],
  [
    '[CM7] the cat across a cheese',
    CAT_TO_MOVE,
    'cat',
    'roll 2',
    'cat a4',
    { code: 'unreachable', to: 'a4', steps: 2 },
  ],
  [
    '[CE3] the cat in front of the last hole',
    LAST_AT_HOME,
    'cat',
    'roll 2',
    'cat a4',
    { code: 'in-front-of-last-hole', to: 'a4', steps: 2 },
  ],
  [
    '[CT4] a walk where an arrow is to be followed',
    JUMP,
    'mice',
    'roll 1, 0 b1',
    '0 c1',
    { code: 'wrong-phase', type: 'move', expected: 'jump' },
  ],
  ['[CT5] a jump to where the mouse is', JUMP, 'mice', 'roll 1, 0 b1', 'jump b1', { code: 'back-to-origin', to: 'b1' }],
  ['[CT5] a jump onto a cheese', JUMP, 'mice', 'roll 1, 0 b1', 'jump f1', { code: 'cheese-blocks', to: 'f1' }],
  ['[CT5] a jump onto a fellow', JUMP, 'mice', 'roll 1, 0 b1', 'jump b2', { code: 'occupied', to: 'b2' }],
  ['[CT5] a jump onto the cat', JUMP, 'mice', 'roll 1, 0 b1', 'jump e5', { code: 'occupied', to: 'e5' }],
  ['[CT5] a jump of a mouse onto the table', JUMP, 'mice', 'roll 1, 0 b1', 'jump d3', { code: 'table-leg', to: 'd3' }],
  [
    '[CT5] a jump of the cat onto a mouse',
    CAT_JUMP,
    'cat',
    'roll 1, cat b1',
    'jump b2',
    { code: 'occupied', to: 'b2' },
  ],
  [
    '[CT6] a fork where no cheese lies',
    FORK,
    'mice',
    'roll 1, 0 b1',
    'fork c1',
    { code: 'no-cheese', to: 'c1', allowed: ['f1'] },
  ],
  [
    '[CT3] a fork of the cheese under the cat',
    FORK,
    'mice',
    'roll 1, 0 b1',
    'fork a2',
    { code: 'cheese-under-cat', to: 'a2', allowed: ['f1'] },
  ],
];

describe('refused, and why', () => {
  it.each(CASES)('%s', (_, text, side, before, move, refusal) => {
    const position = setUp(text, {}, { side });
    if (before !== '') play(position, before);
    expect(refusalOf(position, move)).toMatchObject(refusal);
    for (const other of seatsOf(2).filter((one) => one !== position.actor))
      expect(refusalOf(position, move, other)).toEqual({ code: 'not-your-turn', toMove: [position.actor] });
  });

  it('[CT7] the second roll of a knife moves the same mouse', () => {
    const position = setUp(MICE_TO_MOVE, {}, { rolls: 2 });
    play(position, 'roll 1, 0 b1, roll 1');
    expect(refusalOf(position, '1 c2')).toEqual({ code: 'wrong-mouse', mouse: 1, expected: 0 });
  });

  it('[CE1] nothing is done once the match is over', () => {
    const position = setUp(
      `
            N
            @  1  E
        W   .  #
            .  .
               S
      `,
      { layout: CLOSET },
      { side: 'cat' },
    );
    play(position, 'roll 1, cat b1');
    for (const one of seatsOf(2)) {
      expect(refusalOf(position, 'roll 1', one)).toEqual({ code: 'game-over' });
      expect(position.legalMoves(one)).toEqual([]);
    }
    expect(position.countActions()).toBe(0);
  });

  it('[CP3] a seat that is not on turn has no moves', () => {
    const position = setUp(MICE_TO_MOVE, { seats: 4, cat: 2 }, { mouseSeat: 3 });
    expect(seatsOf(4).map((one) => position.legalMoves(one).length)).toEqual([0, 0, 0, 4]);
    expect(refusalOf(position, 'roll 1', seat(1))).toEqual({ code: 'not-your-turn', toMove: [3] });
  });

  it('[CM1] every reason is met in these tests', () => {
    const elsewhere = ['game-over', 'not-your-turn', 'not-on-table', 'wrong-mouse'];
    const met = new Set([...elsewhere, ...CASES.map(([, , , , , { code }]) => code)]);
    expect([...met].toSorted()).toEqual(REFUSAL_CODES.toSorted());
  });
});
