/**
 * What is left out: control characters, halves of characters, private and unknown ones, and all that is invisible or turns the reading
 * direction (Unicode calls it default-ignorable), except joiners and the choice between a letter and its picture.
 */
const HOSTILE =
  /(?![\t\n\v\f\r]|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** Blank, though Unicode counts it among the symbols. */
const BLANKS = /[\s\u2800]+/gu;

/** More marks on one letter than any language uses: they would climb over the lines above. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Persian, Hindi and family emoji need joiners. Beside Latin, Greek and Cyrillic letters they only make two names look alike. */
const JOINED =
  '(?!\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic})[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
const IDLE_JOINERS = new RegExp(`(?<!${JOINED})[\\u200c\\u200d]+|[\\u200c\\u200d]+(?!${JOINED})`, 'gu');

let segmenter: Intl.Segmenter | undefined;

/** Made when the first name is read: making one takes as long as reading a tenth of the program. */
const lettersOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** Joined emoji and Hangul make one letter of any number of code points; more than this on average is no language. */
const POINTS_PER_LETTER = 4;

const countPoints = (text: string): number => Array.from(text).length;

/** The first `most` grapheme clusters, as far as their code points fit: never half a letter, never half an emoji. */
const firstLetters = (text: string, most: number): string => {
  let result = '';
  let count = 0;
  let points = most * POINTS_PER_LETTER;
  for (const { segment } of lettersOf(text)) {
    points -= countPoints(segment);
    if (count === most || points < 0) break;
    result += segment;
    count += 1;
  }
  return result;
};

/** Text from a person, safe to show to others: one line, no invisible characters, bounded. It is still text, never markup. */
export const cleanText = (raw: string, mostLetters: number): string => {
  // Cut first: normalising a megabyte of combining marks is itself an attack.
  const cut = raw.slice(0, mostLetters * 16);
  const plain = cut
    .normalize('NFC')
    .replace(HOSTILE, '')
    .replace(IDLE_JOINERS, '')
    .replace(STACKED_MARKS, '$1')
    .replace(BLANKS, ' ')
    .trim();
  return firstLetters(plain, mostLetters).trim();
};

/** A name to be shown, or nothing if nothing visible is left of it. */
export const cleanName = (raw: string, mostLetters: number): string | undefined => {
  const name = cleanText(raw, mostLetters);
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? name : undefined;
};
