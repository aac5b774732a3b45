/** A letter that no mark or joiner turns into another one. */
const PLAIN_LETTER = /^[\p{Script=Latin}\p{Script=Han}](?![\p{Mark}\u{200d}])/u;

/** Made only for names that need it: it loads tables for which a page would wait longer than for all its other modules. */
const firstGrapheme = (name: string): string | undefined => {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment;
};

/** Players who differ by a number alone, such as those without names. */
const NUMBERED = /\s(\d{1,2})$/;

/** The first letter of a name as people count letters, for a portrait; or the number by which it differs from others. */
export const initialOf = (name: string): string => {
  const trimmed = name.trim();
  const first = NUMBERED.exec(trimmed)?.[1] ?? PLAIN_LETTER.exec(trimmed)?.[0] ?? firstGrapheme(trimmed);
  return first?.toLocaleUpperCase() ?? '?';
};
