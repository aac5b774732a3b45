const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a name as people count letters, for a portrait. */
export const initialOf = (name: string): string => {
  const [first] = letters.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
};
