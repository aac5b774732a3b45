import { describe, expect, it } from 'vitest';
import { tiledSquaresOf } from '../testing/kitchens.js';
import { BURROW } from '../testing/layouts.js';
import { legal, optionsOf, play, refusalOf, targets } from '../testing/matches.js';
import { setUp } from '../testing/positions.js';
import { anyDeal, walk } from '../testing/walks.js';
import { chop, frontsOf, HOLES, KITCHEN, type Layout, NAMED_KITCHENS } from './index.js';

const { openKitchen, smallKitchen } = NAMED_KITCHENS;
const OPEN = { layout: openKitchen };

describe('the kitchens that have names', () => {
  it('[CB7] the open one is the other reading: 38 tiles and four hole cards on 42 squares, and no leg', () => {
    expect(Object.values(openKitchen.tiles).reduce((sum, count) => sum + count)).toBe(38);
    expect(openKitchen.columns * openKitchen.rows).toBe(38 + HOLES.length);
    expect(openKitchen.table).toEqual({ legs: [], under: ['c3', 'd3', 'c4', 'd4', 'c5', 'd5'] });
    const { tiles } = chop.start(optionsOf(OPEN), anyDeal(optionsOf(OPEN))).state();
    expect(Object.keys(tiles)).toHaveLength(38);
    expect(Object.keys(tiles)).not.toContain('c1');
  });

  it('[CB7] the small one is a shorter match', () => {
    const tiles = Object.values(smallKitchen.tiles).reduce((sum, count) => sum + count);
    expect(tiles).toBe(tiledSquaresOf(smallKitchen).length);
    expect(smallKitchen.tiles.cheese).toBeLessThan(KITCHEN.tiles.cheese);
  });

  it.each(Object.entries(NAMED_KITCHENS))('[CB7, CE1, CE2] in %s both sides can win', (_, layout: Layout) => {
    const sides = new Set<string | null>();
    for (let seed = 0; seed < 200 && sides.size < 2; seed++) {
      const side = walk(seed, () => {}, optionsOf({ layout, maxRounds: 200 })).outcome()?.side ?? null;
      if (side !== null) sides.add(side);
    }
    expect(sides).toEqual(new Set(['cat', 'mice']));
  });
});

describe('holes on squares', () => {
  const kitchen = `
      .   .   N   .   .   .
      .   .   .   .   .   .
      .   .  (.) (.)  .   .
      W   0  (.) (.)  .   E
      .   .  (.) (.)  .   .
      .   .   .   .   .   .
      c   .   .   s2  .   @
    `;

  it('[CB7, CM6] a mouse comes in from each side, and not through', () => {
    const position = setUp(
      `
      .   .   N   0   .   .
      .   .   .   .   .   .
      .   .  (.) (.)  .   .
      W   .  (.) (.)  .   E
      .   .  (.) (.)  .   .
      .   .   .   .   .   .
      c   .   .   s2  .   @
    `,
      OPEN,
    );
    play(position, 'roll 1');
    expect(targets(position, '0')).toEqual(['e1', 'd2', 'N']);
    const two = setUp(
      `
      .   .   N   0   .   .
      .   .   .   .   .   .
      .   .  (.) (.)  .   .
      W   .  (.) (.)  .   E
      .   .  (.) (.)  .   .
      .   .   .   .   .   .
      c   .   .   s2  .   @
    `,
      OPEN,
    );
    play(two, 'roll 2');
    expect(targets(two, '0')).toEqual(['f1', 'c2', 'e2', 'd3']);
    expect(refusalOf(two, '0 b1')).toMatchObject({ code: 'unreachable' });
  });

  it('[CB7, CB4] a mouse leaves its hole to each side', () => {
    const position = setUp(kitchen, OPEN);
    play(position, 'roll 1');
    expect(targets(position, '2')).toEqual(['d6', 'c7', 'e7']);
    expect(play(position, '2 e7')).toContainEqual({ type: 'holeOpened', hole: 'S', mouse: 2 });
  });

  it('[CB7, CM6] the cat goes round a hole', () => {
    const position = setUp(
      `
      .   @   N   .   .   .
      .   .   .   .   .   .
      .   .  (.) (.)  .   .
      W   0  (.) (.)  .   E
      .   .  (.) (.)  .   .
      .   .   .   .   .   .
      c   .   .   s2  .   .
    `,
      OPEN,
      { side: 'cat' },
    );
    play(position, 'roll 2');
    expect(legal(position)).toEqual(['cat a2', 'cat c2', 'cat b3']);
    expect(refusalOf(position, 'cat c1')).toMatchObject({ code: 'off-board' });
  });

  it('[CB7, CM5] without legs the mice go under the whole table', () => {
    const position = setUp(kitchen, OPEN);
    play(position, 'roll 3');
    expect(targets(position, '0')).toEqual(expect.arrayContaining(['c4', 'd3', 'd5', 'W']));
  });

  it('[CB7, CE3] the cat may end on none of the squares before the last hole, but above them on the table', () => {
    const open = setUp(
      `
      @   .   N0  .   .   .
      .   .   .   .   .   .
      .   .  (.) (.)  .   .
      W   .  (.) (.)  .   E
      .   .  (.) (.)  .   .
      .   .   .   .   .   .
      c   .   .   S   .   .
    `,
      OPEN,
      { side: 'cat' },
    );
    play(open, 'roll 1');
    expect(legal(open)).toEqual(['cat a2']);
    expect(refusalOf(open, 'cat b1')).toMatchObject({ code: 'in-front-of-last-hole' });
    const burrow = setUp(
      `
      .   .   .   .   .
      .   N   #  (.)  .
      .   S  W3  (.)  E
      c   .   @   .   .
    `,
      { layout: BURROW },
      { side: 'cat' },
    );
    play(burrow, 'roll 2');
    expect(frontsOf(BURROW, 'W')).toEqual(['c2', 'd3', 'c4']);
    expect(legal(burrow)).toEqual(['cat d3', 'cat a4', 'cat e4']);
  });
});
