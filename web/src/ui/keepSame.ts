import { sameJson } from '@miaou/kit';

/**
 * Gives the items of a list again that say the same as those of the list before: a component is drawn anew only where it gets another
 * object. Lists that are derived from a whole view have new objects for everything, and most of it stands where it stood.
 */
export const keepSame = <Item extends object>(
  keyOf: (item: Item) => unknown,
): ((items: readonly Item[]) => readonly Item[]) => {
  let before = new Map<unknown, Item>();
  return (items) => {
    const kept = items.map((item) => {
      const old = before.get(keyOf(item));
      return old !== undefined && sameJson(old, item) ? old : item;
    });
    before = new Map(kept.map((item) => [keyOf(item), item]));
    return kept;
  };
};
