import { readFileSync } from 'node:fs';
import { bundlesOf } from './bundles.mjs';
import { textsIn } from './literals.mjs';

/**
 * What a thing is called in one language, and what it is not called.
 * @typedef {object} Entry
 * @property {string} thing
 * @property {string} [game] Where the word holds in the texts of one game only.
 * @property {string} word
 * @property {readonly string[]} not
 * @property {string} source
 */

/** @typedef {{ readonly place: string, readonly text: string }} PlacedText */

/** @param {string} language */
export const glossaryOf = (language) =>
  /** @type {readonly Entry[]} */ (JSON.parse(readFileSync(`docs/glossary/${language}.json`, 'utf8')));

/**
 * Names in braces are not read.
 * @param {string} icu
 */
const withoutNames = (icu) => icu.replaceAll(/\{\w+\}/g, '{}');

/**
 * Everything that people read in a language.
 * @param {string} language
 * @returns {readonly PlacedText[]}
 */
export const placedTexts = (language) =>
  bundlesOf(language).flatMap(({ id, roots }) =>
    textsIn(roots).map(({ key, icu }) => ({ place: `${id}/${key}`, text: withoutNames(icu) })),
  );

/** @param {string} word */
const escaped = (word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A word with `*` for any ending. Chinese has no spaces between words, so there a word counts wherever it stands.
 * @param {string} word
 */
const patternOf = (word) => {
  const body = escaped(word).replaceAll('\\*', String.raw`\p{L}*`).replaceAll(' ', String.raw`\s`);
  return /\p{Script=Han}/u.test(word)
    ? new RegExp(body, 'u')
    : new RegExp(String.raw`(?<!\p{L})${body}(?!\p{L})`, 'iu');
};

/**
 * @param {Entry} entry
 * @param {PlacedText} text
 */
const concerns = ({ game }, { place }) => game === undefined || place.includes(`/games/${game}/`);

/**
 * What is wrong between the words of a language and its texts.
 * @param {readonly Entry[]} glossary
 * @param {readonly PlacedText[]} texts
 */
export const glossaryFaults = (glossary, texts) =>
  glossary.flatMap((entry) => {
    const concerned = texts.filter((text) => concerns(entry, text));
    const wrong = entry.not.flatMap((word) => {
      const pattern = patternOf(word);
      return concerned
        .filter(({ text }) => pattern.test(text))
        .map(({ place, text }) => `${place}: “${text}” has “${word}” for ${entry.thing}: the word is “${entry.word}”`);
    });
    const isUsed = concerned.some(({ text }) => patternOf(entry.word).test(text));
    return isUsed ? wrong : [...wrong, `no text has “${entry.word}”, the word for ${entry.thing}`];
  });
