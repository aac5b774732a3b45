import { type JsonObject, replay, seat } from '@miaou/kit';
import { expect, it } from 'vitest';
import { chop } from './index.js';

/** A "+2" on d7 and mouse 2 on it, just out of S: the last squares of row 7 lie before it. */
const onD7: JsonObject = {
  options: { seats: 2, cat: 0 },
  deal: {
    tiles: [
      ...[
        'plus2',
        'knife',
        'cheese',
        'cheese',
        'broken',
        'plus1',
        'broken',
        'broken',
        'arrow',
        'broken',
        'arrow',
        'broken',
      ],
      ...[
        'fork',
        'broken',
        'cheese',
        'plus1',
        'broken',
        'cheese',
        'plus2',
        'cheese',
        'cheese',
        'broken',
        'fork',
        'cheese',
      ],
      ...['broken', 'cheese', 'broken', 'broken', 'broken', 'cheese', 'broken', 'broken', 'knife', 'plus1', 'broken'],
      ...['plus2', 'broken', 'cheese'],
    ],
    firstMouseSeat: 1,
  },
  moves: [
    { seat: 0, type: 'start', to: 'c5' },
    { seat: 1, type: 'roll', value: 1 },
    { seat: 1, type: 'move', mouse: 2, to: 'd7' },
  ],
};

it('[CM6] a mouse comes into a hole only from the square in front of it', () => {
  const played = replay(chop, onD7);
  if (!played.ok) throw new Error(played.error.code);
  expect(played.position.legalMoves(seat(1))).toEqual(
    ['c6', 'e6', 'b7', 'f7'].map((to) => ({ type: 'move', mouse: 2, to })),
  );
});
