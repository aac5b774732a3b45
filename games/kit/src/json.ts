/** An object out of JSON whose fields are still unknown. */
export type JsonObject = { readonly [field: string]: unknown };

/** True for an object out of JSON; arrays and null are not objects. */
export const isJsonObject = (raw: unknown): raw is JsonObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Equality of JSON values; the order of keys does not count. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isJsonObject(a) || !isJsonObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
};
