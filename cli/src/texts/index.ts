import { LANGUAGES, type Language } from '../commandLine/language.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { GAME_TEXTS } from './games/index.js';
import { it } from './it.js';
import { pt } from './pt.js';
import type { CommandTexts } from './texts.js';
import { zh } from './zh.js';

/** The texts of the command together with those of the games. */
export interface Texts extends Omit<CommandTexts, 'refusals' | 'expected'> {
  readonly refusals: { readonly [code: string]: string };
  readonly expected: { readonly [expectation: string]: string };
  /** The titles of the games as a list in a sentence. */
  readonly gameTitles: string;
}

const COMMAND_TEXTS: { readonly [language in Language]: CommandTexts } = { en, fr, pt, it, zh, de };

type Sentences = { readonly [key: string]: string };

const merged = (parts: readonly Sentences[]): Sentences =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

const withGames = (language: Language): Texts => {
  const texts = COMMAND_TEXTS[language];
  const games = GAME_TEXTS.map((game) => game[language]);
  return {
    ...texts,
    refusals: merged([texts.refusals, ...games.map(({ refusals }) => refusals)]),
    expected: merged([texts.expected, ...games.map(({ expected }) => expected)]),
    gameTitles: new Intl.ListFormat(language).format(games.map(({ title }) => title)),
  };
};

/** All texts, by language. */
export const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, withGames(language)])) as {
  readonly [language in Language]: Texts;
};
