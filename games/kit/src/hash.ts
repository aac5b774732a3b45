/** FNV-1a over the UTF-16 code units of a text: 32 bits, unsigned. Fast and the same on every machine; not a cryptographic hash. */
export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
