import { distancesFrom, type Layout, type Place, parseLayout, type Side } from '@miaou/chop';

type Distances = { readonly [place in Place]?: number };

/** Walls never move, so every distance of a kitchen is worked out once. */
const known = new WeakMap<Layout, Map<string, Distances>>();

/** A view that came as text brings a new object for the same kitchen each time; reading it gives the one we know. */
const canonical = (layout: Layout): Layout => {
  const parsed = parseLayout(layout);
  return parsed.ok ? parsed.value : layout;
};

const tableOf = (layout: Layout): Map<string, Distances> => {
  const key = known.has(layout) ? layout : canonical(layout);
  const table = known.get(key) ?? new Map<string, Distances>();
  known.set(key, table);
  return table;
};

const from = (layout: Layout, side: Side, place: Place): Distances => {
  const table = tableOf(layout);
  const key = `${side} ${place}`;
  const distances = table.get(key) ?? distancesFrom(layout, side, place);
  table.set(key, distances);
  return distances;
};

/** The steps from a place to the nearest of some others on an empty board; endless where there is none. */
export const stepsToNearest = (layout: Layout, side: Side, place: Place, goals: readonly Place[]): number => {
  const distances = from(layout, side, place);
  return goals.reduce((nearest, goal) => Math.min(nearest, distances[goal] ?? Infinity), Infinity);
};
