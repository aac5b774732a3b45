import fc from 'fast-check';
import {
  BLOCKINGS,
  type ChopOptions,
  HOLES,
  MICE,
  NAMED_KITCHENS,
  PATHS,
  type Place,
  type Square,
} from '../src/index.js';
import { type Kitchen, openSquaresOf } from './kitchens.js';
import { BURROW, CLOSET, HALL, PASSAGE } from './layouts.js';
import { optionsOf } from './matches.js';

/** Every way of walking, in kitchens of several shapes. */
export const anyOptions: fc.Arbitrary<ChopOptions> = fc
  .record({
    path: fc.constantFrom(...PATHS),
    blocking: fc.constantFrom(...BLOCKINGS),
    layout: fc.constantFrom(...Object.values(NAMED_KITCHENS), HALL, CLOSET, PASSAGE, BURROW),
  })
  .map((raw) => optionsOf(raw));

/** Mice that cannot be where they were drawn are caught. */
const settle = ({ layout }: ChopOptions, cat: Square, drawn: readonly (Place | null)[]): (Place | null)[] => {
  const { legs, under } = layout.table;
  const isFree = (place: Place | null, mouse: number): boolean =>
    drawn.indexOf(place) === mouse &&
    !legs.some((leg) => leg === place) &&
    (cat !== place || under.some((square) => square === place));
  return drawn.map((place, mouse) => (isFree(place, mouse) ? place : null));
};

/** Pieces and face-up cheese anywhere they can be. */
export const anyKitchen = (options: ChopOptions): fc.Arbitrary<Kitchen> => {
  const { layout } = options;
  const squares = openSquaresOf(layout);
  const floor = squares.filter((square) => ![...layout.table.legs, ...layout.table.under].includes(square));
  // Caught ones and ones at home often enough that the last mouse sits in its hole now and then (CE3).
  const anyMouse = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...squares) },
    { weight: 2, arbitrary: fc.constantFrom(...HOLES) },
    { weight: 3, arbitrary: fc.constant(null) },
  );
  return fc
    .record({
      cat: fc.constantFrom(...squares),
      mice: fc.tuple(anyMouse, anyMouse, anyMouse, anyMouse),
      cheese: fc.subarray(floor, { maxLength: layout.tiles.cheese }),
    })
    .map(({ cat, mice: drawn, cheese }) => {
      const mice = settle(options, cat, drawn);
      return { cat, mice, started: MICE, faceUp: cheese.filter((square) => !mice.includes(square)), tiles: {} };
    });
};
