/**
 * The member of a list at an index that must exist. Unlike `list[index] as T` it cannot lie: an index past the end is an error here
 * and not an `undefined` that travels on.
 */
export const at = <T>(list: readonly T[], index: number): T => {
  const member = list[index];
  if (member === undefined && !(index in list))
    throw new RangeError(`index ${index} is outside a list of ${list.length}`);
  return member as T;
};
