/** The hash by which a server and its clients compare views: FNV-1a, 32 bits, over UTF-16 code units. */
export const viewHash = (view: unknown): string => {
  const text = JSON.stringify(view);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
