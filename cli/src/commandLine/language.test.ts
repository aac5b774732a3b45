import { describe, expect, it } from 'vitest';
import { languageAsked, languageOf, parseLanguage } from './language.js';

describe('language', () => {
  it.each([
    ['fr', 'fr'],
    ['pt_BR.UTF-8', 'pt'],
    ['zh-Hant', 'zh'],
    ['DE', 'de'],
    ['it@euro', 'it'],
    ['C', undefined],
    ['POSIX', undefined],
    ['frisian', undefined],
    ['', undefined],
  ])('the language name %j means %s', (name, language) => {
    expect(parseLanguage(name)).toBe(language);
  });

  it.each([
    [{ LC_ALL: 'it_IT', LC_MESSAGES: 'de', LANG: 'fr' }, 'it'],
    [{ LC_ALL: '', LC_MESSAGES: 'de_AT', LANG: 'fr' }, 'de'],
    [{ LANG: 'fr_CA.UTF-8' }, 'fr'],
    [{ LC_ALL: 'C', LANG: 'fr' }, 'en'],
    [{ LANG: 'nl_NL' }, 'en'],
    [{}, 'en'],
  ])('the environment %j is read in the order of POSIX', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });

  it.each([
    [['replay', '--lang', 'de', '-'], 'de'],
    [['--lang=zh', 'replay', '-'], 'zh'],
    [['replay', '-', '--lang'], undefined],
    [['replay', '-'], undefined],
  ])('--lang is found anywhere in %j', (args, asked) => {
    expect(languageAsked(args)).toBe(asked);
  });
});
