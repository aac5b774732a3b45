import { type ChopOptions, HOLES, type Hole, type Layout, type Piece, type Place, type Square } from '../src/index.js';
import { type Kitchen, openSquaresOf } from './kitchens.js';

/** Walks path by path, straight from the rules: slow, and nothing of it shared with the sources under test. */
interface Walker {
  readonly options: ChopOptions;
  readonly kitchen: Kitchen;
  readonly piece: Piece;
}

/** All places in the order in which moves are listed. */
const placesOf = (layout: Layout): readonly Place[] => [...openSquaresOf(layout), ...HOLES];

const isHole = (place: Place): place is Hole => place.length === 1;

const areSideBySide = (one: Square, other: Square): boolean =>
  Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(one.charCodeAt(1) - other.charCodeAt(1)) === 1;

/** CB4, CB7: a hole touches its square from outside, or lies on it. */
const isBefore = ({ holes, holesOnSquares }: Layout, hole: Hole, square: Place): boolean =>
  isHole(square) || holesOnSquares === undefined
    ? holes[hole] === square
    : areSideBySide(holes[hole], square) && !Object.values(holes).includes(square);

const areNeighbours = (layout: Layout, one: Place, other: Place): boolean => {
  if (isHole(one)) return isBefore(layout, one, other);
  return isHole(other) ? isBefore(layout, other, one) : areSideBySide(one, other);
};

const isTable = ({ table }: Layout, place: Place): boolean =>
  [...table.legs, ...table.under].some((square) => square === place);

/** CM5: the mouse that the cat would meet there, above or below the table nobody meets. */
const isMouseForCat = ({ options, kitchen }: Walker, place: Place): boolean =>
  kitchen.mice.includes(place) && !isTable(options.layout, place);

/** CE3 */
const isInFrontOfLast = ({ options, kitchen }: Walker, place: Place): boolean => {
  const left = kitchen.mice.filter((mouse) => mouse !== null);
  const [last] = left;
  return (
    left.length === 1 &&
    last !== undefined &&
    isHole(last) &&
    isBefore(options.layout, last, place) &&
    !isTable(options.layout, place)
  );
};

const isCheese = ({ kitchen }: Walker, place: Place): boolean => kitchen.faceUp.some((square) => square === place);

const mayCatCross = (walker: Walker, place: Place): boolean =>
  !isHole(place) && !isCheese(walker, place) && !isMouseForCat(walker, place);

const mayCatEnd = (walker: Walker, place: Place): boolean =>
  !isHole(place) && !isCheese(walker, place) && !isInFrontOfLast(walker, place);

const isFloor = ({ options, kitchen }: Walker, place: Place): boolean =>
  !options.layout.table.legs.some((leg) => leg === place) && (kitchen.cat !== place || isTable(options.layout, place));

const mayMouseCross = (walker: Walker, place: Place): boolean =>
  !isHole(place) &&
  isFloor(walker, place) &&
  (walker.options.blocking === 'opponents' || !walker.kitchen.mice.includes(place));

const mayMouseEnd = (walker: Walker, place: Place): boolean =>
  isFloor(walker, place) && !walker.kitchen.mice.includes(place);

const mayEnter = (walker: Walker, place: Place, isLast: boolean): boolean => {
  if (walker.piece === 'cat') return isLast ? mayCatEnd(walker, place) : mayCatCross(walker, place);
  return isLast ? mayMouseEnd(walker, place) : mayMouseCross(walker, place);
};

/** CM2 */
const mayGoOn = ({ options }: Walker, path: readonly Place[], next: Place): boolean => {
  if (next === path[0]) return false;
  if (options.path === 'noRevisit') return !path.includes(next);
  return options.path === 'originOnly' || next !== path.at(-2);
};

const extensions = (walker: Walker, path: readonly Place[], isLast: boolean): Place[][] =>
  placesOf(walker.options.layout)
    .filter((next) => areNeighbours(walker.options.layout, path.at(-1) as Place, next))
    .filter((next) => mayGoOn(walker, path, next) && mayEnter(walker, next, isLast))
    .map((next) => [...path, next]);

/** Every walk of exactly so many steps, the place it starts from included. */
export const allWalks = (options: ChopOptions, kitchen: Kitchen, piece: Piece, steps: number): Place[][] => {
  const walker = { options, kitchen, piece };
  const from = piece === 'cat' ? kitchen.cat : (kitchen.mice[piece] ?? null);
  let paths: Place[][] = from === null ? [] : [[from]];
  for (let taken = 1; taken <= steps; taken++)
    paths = paths.flatMap((path) => extensions(walker, path, taken === steps));
  return paths;
};

/** Where those walks end, in the order in which moves are listed. */
export const endsOf = (walks: readonly (readonly Place[])[], layout: Layout): Place[] => {
  const ends = new Set(walks.map((walk) => walk.at(-1)));
  return placesOf(layout).filter((place) => ends.has(place));
};
