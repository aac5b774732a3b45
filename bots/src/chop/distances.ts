import { distancesFrom, type Layout, type Place, parseLayout, type Side } from '@miaou/chop';

type Distances = { readonly [place in Place]?: number };
type Table = Readonly<Record<Side, Map<Place, Distances>>>;

/** Walls never move, so every distance of a kitchen is worked out once. */
const known = new WeakMap<Layout, Table>();

/** A view that came as text brings a new object for the same kitchen each time; reading it gives the one we know. */
const canonical = (layout: Layout): Layout => {
  const parsed = parseLayout(layout);
  return parsed.ok ? parsed.value : layout;
};

const tableOf = (layout: Layout): Table => {
  const key = known.has(layout) ? layout : canonical(layout);
  const table = known.get(key) ?? { cat: new Map(), mice: new Map() };
  known.set(key, table);
  return table;
};

const distances = (layout: Layout, side: Side, place: Place): Distances => {
  const table = tableOf(layout)[side];
  const worked = table.get(place) ?? distancesFrom(layout, side, place);
  table.set(place, worked);
  return worked;
};

/** The steps from a place to the nearest of some others on an empty board; endless where there is none. */
export const stepsToNearest = (layout: Layout, side: Side, place: Place, goals: readonly Place[]): number => {
  const steps = distances(layout, side, place);
  let nearest = Infinity;
  for (const goal of goals) nearest = Math.min(nearest, steps[goal] ?? Infinity);
  return nearest;
};
