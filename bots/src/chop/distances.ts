import { distancesFrom, type Layout, type Place, parseLayout, type Side } from '@miaou/chop';

type Distances = { readonly [place in Place]?: number };
type Table = Readonly<Record<Side, Map<Place, Distances>>>;

/** Walls never move, so the distances of a layout are computed once. */
const tables = new WeakMap<Layout, Table>();

/** A view that was parsed from text brings a new object for the same layout each time; `parseLayout` returns the cached one. */
const canonical = (layout: Layout): Layout => {
  const parsed = parseLayout(layout);
  return parsed.ok ? parsed.value : layout;
};

const tableOf = (layout: Layout): Table => {
  const key = tables.has(layout) ? layout : canonical(layout);
  const table = tables.get(key) ?? { cat: new Map(), mice: new Map() };
  tables.set(key, table);
  return table;
};

const distances = (layout: Layout, side: Side, place: Place): Distances => {
  const table = tableOf(layout)[side];
  const found = table.get(place) ?? distancesFrom(layout, side, place);
  table.set(place, found);
  return found;
};

/** The steps from a place to the nearest of some others on an empty board; infinite where there is none. */
export const stepsToNearest = (layout: Layout, side: Side, place: Place, goals: readonly Place[]): number => {
  const steps = distances(layout, side, place);
  let nearest = Infinity;
  for (const goal of goals) nearest = Math.min(nearest, steps[goal] ?? Infinity);
  return nearest;
};
