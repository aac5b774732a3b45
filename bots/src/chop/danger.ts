import { type ChopView, HOLES, type Mouse, type Place, reachable } from '@miaou/chop';

/** How likely the cat's next roll catches a mouse that stands on a place, from 0 to 1. */
export type Danger = (mouse: Mouse, place: Place) => number;

type Chances = ReadonlyMap<Place, number>;

/** Where the cat's next roll can take it, with the chance of each place. */
const catChances = (view: ChopView): Chances => {
  const faces = view.options.layout.dice.cat;
  const chances = new Map<Place, number>();
  for (const value of new Set(faces)) {
    const weight = faces.filter((face) => face === value).length / faces.length;
    for (const place of reachable(view, 'cat', value)) chances.set(place, (chances.get(place) ?? 0) + weight);
  }
  return chances;
};

/** The kitchen after a mouse has left its place: it no longer stands in the cat's way there. */
const withoutMouse = (view: ChopView, mouse: Mouse): ChopView => ({
  ...view,
  mice: view.mice.map((place, index) => (index === mouse ? null : place)),
});

/** The kitchen without one cheese: a mouse that stops on it eats it, and then it no longer holds the cat off. */
const withoutCheese = (view: ChopView, place: Place): ChopView => ({
  ...view,
  cheese: { ...view.cheese, faceUp: view.cheese.faceUp.filter((square) => square !== place) },
});

/** In a hole and under the table no cat comes (CM5, CM6). */
const isRefuge = ({ options: { layout } }: ChopView, place: Place): boolean =>
  (HOLES as readonly Place[]).includes(place) || (layout.table.under as readonly Place[]).includes(place);

/** Judges places for the mice as things stand now. */
export const dangerIn = (view: ChopView): Danger => {
  const byMouse = new Map<Mouse, Chances>();
  const chancesFor = (mouse: Mouse): Chances => {
    const chances = byMouse.get(mouse) ?? catChances(withoutMouse(view, mouse));
    byMouse.set(mouse, chances);
    return chances;
  };
  return (mouse, place) => {
    if (isRefuge(view, place)) return 0;
    const isCheese = (view.cheese.faceUp as readonly Place[]).includes(place);
    const chances = isCheese ? catChances(withoutCheese(withoutMouse(view, mouse), place)) : chancesFor(mouse);
    return chances.get(place) ?? 0;
  };
};
