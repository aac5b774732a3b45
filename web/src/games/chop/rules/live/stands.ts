import type { Place } from '@miaou/chop';
import { endsOf, VIEW } from './kitchenExample';

/** Where a piece can come to stand. */
export interface Stands {
  readonly squares: readonly Place[];
  /** Of these, those up on the table or down under it, each for one side alone. */
  readonly atTable: readonly Place[];
  readonly holes: readonly Place[];
}

/** Neither is in the other's way: the cat is up on the table, the mouse in its hole. */
const APART = { cat: 'd3', mouse: 'N' } as const;
/** The cat may stop before any hole while two are left (CE3); one mouse alone finds every hole free. */
const MICE_LEFT = { cat: 2, mouse: 1 } as const;

const isHole = (place: Place): boolean => place.length === 1;

/** All that a piece can come to, a step at a time, by the rules (CB2, CM5, CM6). */
export const standsOf = (piece: 'cat' | 'mouse'): Stands => {
  const places = new Set<Place>([APART[piece]]);
  for (const place of places)
    for (const next of endsOf({ ...APART, [piece]: place }, 1, piece, MICE_LEFT[piece])) places.add(next);
  const { legs, under } = VIEW.options.layout.table;
  const table: readonly Place[] = [...legs, ...under];
  const squares = [...places].filter((place) => !isHole(place));
  return {
    squares,
    atTable: squares.filter((place) => table.includes(place)),
    holes: [...places].filter(isHole),
  };
};
