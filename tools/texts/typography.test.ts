import { describe, expect, it } from 'vitest';
import { placedTexts } from './glossary.mjs';
import { typographyFaults } from './typography.mjs';

const planted = (text: string) => [{ place: 'web/src/texts/planted', text }];

describe('spaces and marks of each language', () => {
  it.each(['en', 'fr', 'pt', 'it', 'zh', 'de'])('the texts in %s are set as that language sets them', (language) => {
    expect(typographyFaults(language, placedTexts(language))).toEqual([]);
  });

  it.each([
    ['fr', 'À toi : joue'],
    ['fr', 'dans « Filou\u202F»'],
    ['pt', 'o “gato”'],
    ['de', 'die „Katze”'],
    ['de', 'Moment…'],
    ['zh', '轮到你,掷骰子'],
    ['zh', '请稍候…'],
    ['en', "the cat's turn"],
    ['it', 'un momento...'],
  ])('in %s it finds “%s”', (language, text) => {
    expect(typographyFaults(language, planted(text))).toHaveLength(1);
  });
});
