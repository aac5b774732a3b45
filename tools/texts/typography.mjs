/** @typedef {import('./glossary.mjs').PlacedText} PlacedText */

/**
 * What a language does not set, and what it sets instead. The command is left out: terminals show plain spaces best.
 * @type {Readonly<Record<string, readonly (readonly [RegExp, string])[]>>}
 */
const CUSTOMS = {
  fr: [[/[ \u00A0][;:!?»]|«[ \u00A0]/u, 'a narrow space before ; : ! ? » and after «']],
  pt: [[/[“”]/u, '«these quotation marks»']],
  de: [
    [/”/u, '„these quotation marks“'],
    [/\p{L}…/u, 'a space before …'],
  ],
  zh: [
    [/\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u, 'full-width punctuation'],
    [/(?<!…)…(?!…)/u, '……'],
  ],
};

/** @type {readonly (readonly [RegExp, string])[]} */
const EVERYWHERE = [
  [/["']/u, 'curved quotation marks and apostrophes'],
  [/\.\.\./u, '…'],
];

/**
 * Where the page's texts in a language are not set as that language sets them.
 * @param {string} language
 * @param {readonly PlacedText[]} texts
 */
export const typographyFaults = (language, texts) =>
  texts
    .filter(({ place }) => place.startsWith('web/'))
    .flatMap(({ place, text }) =>
      [...EVERYWHERE, ...(CUSTOMS[language] ?? [])]
        .filter(([wrong]) => wrong.test(text))
        .map(([, right]) => `${place}: “${text}” should have ${right}`),
    );
