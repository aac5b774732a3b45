import { type ChopOptions, HOLES, type Hole, KITCHEN, NAMED_KITCHENS, type Place } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import { HALL, PANTRY } from '../testing/layouts';
import {
  ARROWS,
  type Box,
  isDrawnTable,
  isGlassTable,
  isTop,
  levelOf,
  nextPlace,
  placesOf,
  readingRows,
  shareOf,
  standAt,
  wallsOf,
} from './geometry';

const KITCHENS: readonly (readonly [string, ChopOptions['layout']])[] = [
  ['the standard kitchen', KITCHEN],
  ['the largest kitchen', HALL],
  ['a small kitchen', PANTRY],
  ['the open kitchen', NAMED_KITCHENS.openKitchen],
  ['the children’s kitchen', NAMED_KITCHENS.smallKitchen],
];

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;

/** Holes reach a little into the square that they touch. */
const overlap = (one: Box, other: Box): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
};

describe.each(KITCHENS)('%s', (_, layout) => {
  const places = placesOf(layout);

  it('[CB1, CB4] a kitchen has a box for every square and hole, all of them inside the walls', () => {
    expect(places).toHaveLength(layout.columns * layout.rows + (layout.holesOnSquares ? 0 : 4));
    expect(places.filter((place) => !isInside(shareOf(layout, place)))).toEqual([]);
  });

  it('[CB1, CB4] no two places lie over one another', () => {
    const small = 0.1 * overlap(shareOf(layout, 'a1'), shareOf(layout, 'a1'));
    const clashes = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter((other) => overlap(shareOf(layout, one), shareOf(layout, other)) > small)
        .map((other) => `${one} ${other}`),
    );
    expect(clashes).toEqual([]);
  });

  it('[CB1, CB4] a kitchen is read row by row, each place once', () => {
    expect(readingRows(layout).flat().toSorted()).toEqual([...places].toSorted());
  });

  it('[CB4] the arrows come to every place from any other', () => {
    const seen = new Set<Place>(['a1']);
    for (const place of seen) for (const arrow of ARROWS) seen.add(nextPlace(layout, place, arrow));
    expect(seen.size).toBe(places.length);
  });

  it('[CM5] only the cat on the table is lifted: all else is drawn in the middle of its square', () => {
    const middle = (square: Place) => {
      const { x, y, width, height } = shareOf(layout, square);
      const walls = wallsOf(layout);
      return { x: (x + width / 2) * walls.width + walls.x, y: (y + height / 2) * walls.height + walls.y };
    };
    for (const square of places) {
      const [cat, mouse] = [standAt(layout, 'cat', square), standAt(layout, 0, square)];
      expect(mouse.x).toBeCloseTo(middle(square).x);
      expect(mouse.y).toBeCloseTo(middle(square).y);
      expect(cat.y < mouse.y).toBe(isTop(layout, square));
    }
  });

  it('[CM5] the cat on a table square is on top of it, and a mouse there under it', () => {
    for (const square of [...layout.table.legs, ...layout.table.under]) {
      expect(isTop(layout, square)).toBe(true);
      expect([levelOf(layout, 'cat', square), levelOf(layout, 0, square)]).toEqual(['top', 'under']);
    }
  });
});

const areOnSquares = ([, { holesOnSquares }]: (typeof KITCHENS)[number]): boolean => holesOnSquares === true;

describe('the holes', () => {
  it.each(KITCHENS.filter((kitchen) => !areOnSquares(kitchen)))(
    '[CB4] of %s lie outside, each beside the square that it touches',
    (_, layout) => {
      const { width, height } = wallsOf(layout);
      for (const hole of HOLES) {
        const front = standAt(layout, 0, layout.holes[hole]);
        const { x, y } = standAt(layout, 0, hole);
        expect(x < 0 || y < 0 || x > width - 184 || y > height - 184).toBe(true);
        expect(Math.abs(x - front.x) + Math.abs(y - front.y)).toBe(92);
      }
    },
  );

  it.each(KITCHENS.filter(areOnSquares))('[CB7] of %s lie in the middle of their squares', (_, layout) => {
    for (const hole of HOLES) expect(standAt(layout, 0, hole)).toEqual(standAt(layout, 0, layout.holes[hole]));
  });
});

describe('the table', () => {
  it('[CB7] the table is one pane of glass where it has no legs and is a full box', () => {
    expect(KITCHENS.filter(([, layout]) => isGlassTable(layout)).map(([name]) => name)).toEqual(['the open kitchen']);
  });

  it('[CB2] the table is drawn whole only where it is two by three with its tunnel in the middle', () => {
    expect(KITCHENS.map(([, layout]) => isDrawnTable(layout))).toEqual([true, false, false, false, false]);
  });
});

describe('the arrows', () => {
  const CASES: readonly (readonly [Place, (typeof ARROWS)[number], Place])[] = [
    ['c1', 'ArrowUp', 'N'],
    ['N', 'ArrowDown', 'c1'],
    ['N', 'ArrowLeft', 'N'],
    ['a1', 'ArrowUp', 'a1'],
    ['f4', 'ArrowRight', 'E' satisfies Hole],
    ['W', 'ArrowRight', 'a4'],
    ['b4', 'ArrowRight', 'c4'],
  ];
  it.each(CASES)('[CB4] %s and %s lead to %s', (from, arrow, to) => {
    expect(nextPlace(KITCHEN, from, arrow)).toBe(to);
  });

  const ON_SQUARES: readonly (readonly [Place, (typeof ARROWS)[number], Place])[] = [
    ['b1', 'ArrowRight', 'N'],
    ['N', 'ArrowRight', 'd1'],
    ['N', 'ArrowDown', 'c2'],
    ['N', 'ArrowUp', 'N'],
    ['b4', 'ArrowLeft', 'W'],
  ];
  it.each(ON_SQUARES)('[CB7] where holes lie on squares, %s and %s lead to %s', (from, arrow, to) => {
    expect(nextPlace(NAMED_KITCHENS.openKitchen, from, arrow)).toBe(to);
  });
});
