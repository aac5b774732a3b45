import { type ChopOptions, NAMED_KITCHENS } from '@miaou/chop';
import type { JsonObject } from '@miaou/kit';

type Layout = ChopOptions['layout'];

/** By how many moves matches of equal bots take in each: 201, 233 and 121. */
const MINUTES = { kitchen: 15, openKitchen: 20, smallKitchen: 10 } as const satisfies Record<
  keyof typeof NAMED_KITCHENS,
  number
>;

const tilesOf = ({ tiles }: Layout): number => Object.values(tiles).reduce((sum, count) => sum + count);

const isNamed = (name: string): name is keyof typeof MINUTES => Object.hasOwn(MINUTES, name);

/** How long a match takes in a kitchen; in one without a name as much as there is to turn up, to five minutes. */
export const minutesIn = (name: string, document: JsonObject | undefined): number => {
  if (isNamed(name)) return MINUTES[name];
  const share = document === undefined ? 1 : tilesOf(document as unknown as Layout) / tilesOf(NAMED_KITCHENS.kitchen);
  return Math.max(5, 5 * Math.round((share * MINUTES.kitchen) / 5));
};
