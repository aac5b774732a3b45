/** Control characters, line and paragraph separators, bidi overrides and isolates, joiners used to hide, tags, private use. */
const HOSTILE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e0fff}]/gu;

/** More marks on one letter than any language uses: they would climb over the lines above. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first so many letters as people count them: never half a letter, never half an emoji. */
const firstLetters = (text: string, most: number): string => {
  let result = '';
  let count = 0;
  for (const { segment } of letters.segment(text)) {
    if (count === most) break;
    result += segment;
    count += 1;
  }
  return result;
};

/** Text from a stranger, fit to be shown to others: one line, no tricks, bounded. It is still text, never markup. */
export const cleanText = (raw: string, mostLetters: number): string => {
  // Cut first: normalising a megabyte of combining marks is itself an attack.
  const cut = raw.slice(0, mostLetters * 16);
  const plain = cut
    .normalize('NFC')
    .replace(/[\t\n\r]/gu, ' ')
    .replace(HOSTILE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return firstLetters(plain, mostLetters);
};

/** A name to be shown, or nothing if nothing visible is left of it. */
export const cleanName = (raw: string, mostLetters: number): string | undefined => {
  const name = cleanText(raw, mostLetters);
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? name : undefined;
};
