import { type ChopView, type Place, reachable, type Square } from '@miaou/chop';
import { isRefuge } from './places.js';

/** How likely the cat's next roll catches a mouse that stands on a place, from 0 to 1. */
export type Danger = (place: Place) => number;

type Chances = ReadonlyMap<Place, number>;

/**
 * The kitchen as the cat may find it: the mice are thought away, because whoever shields another now may be gone next turn,
 * and so is the cheese that a mouse stops on, because it is eaten and no longer holds the cat off.
 */
const withoutMice = (view: ChopView, eaten?: Place): ChopView => ({
  ...view,
  phase: 'roll',
  mice: view.mice.map(() => null),
  cheese: { ...view.cheese, faceUp: view.cheese.faceUp.filter((square) => square !== eaten) },
});

/** By place, on how many faces of its die the cat's next roll can take it there. */
export const catChances = (view: ChopView): Chances => {
  const faces = view.options.layout.dice.cat;
  const chances = new Map<Place, number>();
  for (const value of new Set(faces)) {
    const count = faces.filter((face) => face === value).length;
    for (const place of reachable(view, 'cat', value)) chances.set(place, (chances.get(place) ?? 0) + count);
  }
  return chances;
};

/** Judges places for the mice as things stand now. */
export const dangerIn = (view: ChopView): Danger => {
  const faces = view.options.layout.dice.cat.length;
  let usual: Chances | undefined;
  const chancesAt = (place: Place): Chances => {
    if (view.cheese.faceUp.includes(place as Square)) return catChances(withoutMice(view, place));
    usual ??= catChances(withoutMice(view));
    return usual;
  };
  return (place) => (isRefuge(view, place) ? 0 : (chancesAt(place).get(place) ?? 0) / faces);
};
