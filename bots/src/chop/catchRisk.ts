import { type ChopView, type Place, reachable, type Square } from '@miaou/chop';
import { isRefuge } from './viewFacts.js';

/** The probability that the cat's next roll catches a mouse on a place. */
export type CatchRisk = (place: Place) => number;

type FaceCounts = ReadonlyMap<Place, number>;

/**
 * The kitchen as the cat may find it. The mice are removed, because a mouse that shields another now may be gone next turn, and so is
 * the cheese that a mouse stops on, because it is eaten and no longer keeps the cat away.
 */
const withoutMice = (view: ChopView, eaten?: Place): ChopView => ({
  ...view,
  phase: 'roll',
  mice: view.mice.map(() => null),
  cheese: { ...view.cheese, faceUp: view.cheese.faceUp.filter((square) => square !== eaten) },
});

/** By place, on how many faces of its die the cat's next roll can take it there. */
export const catReach = (view: ChopView): FaceCounts => {
  const faces = view.options.layout.dice.cat;
  const counts = new Map<Place, number>();
  for (const value of new Set(faces)) {
    const count = faces.filter((face) => face === value).length;
    for (const place of reachable(view, 'cat', value)) counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return counts;
};

export const catchRiskIn = (view: ChopView): CatchRisk => {
  const faces = view.options.layout.dice.cat.length;
  let common: FaceCounts | undefined;
  const countsFor = (place: Place): FaceCounts => {
    if (view.cheese.faceUp.includes(place as Square)) return catReach(withoutMice(view, place));
    common ??= catReach(withoutMice(view));
    return common;
  };
  return (place) => (isRefuge(view, place) ? 0 : (countsFor(place).get(place) ?? 0) / faces);
};
