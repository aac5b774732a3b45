import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossaryFaults, glossaryOf, placedTexts } from './glossary.mjs';

const LANGUAGES = readdirSync('docs/glossary')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

describe('the words of each language', () => {
  it('every language of the page has its words', () => {
    expect(LANGUAGES.toSorted()).toEqual(['de', 'en', 'fr', 'it', 'pt', 'zh']);
  });

  it.each(LANGUAGES)('%s calls every thing by its word alone', (language) => {
    expect(glossaryFaults(glossaryOf(language), placedTexts(language))).toEqual([]);
  });

  it.each([
    ['pt', 'games/felix', 'Cada um dá um lance.', 'lance'],
    ['it', 'games/felix', 'Il primo passo prende 2 topi.', 'primo passo'],
    ['zh', 'games/felix', '你有 3 只老鼠。', '只老鼠'],
    ['de', 'games/felix', 'Das Kaninchen geht.', 'Kaninchen'],
    ['fr', 'games/felix', 'La neuvième manche.', 'manche*'],
    ['en', 'screens/table', 'You look on.', 'look on'],
  ])('a wrong word in %s is caught', (language, folder, text, word) => {
    const place = `web/src/${folder}/texts/planted`;
    const faults = glossaryFaults(glossaryOf(language), [...placedTexts(language), { place, text }]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${place}: “${text}” has “${word}”`);
  });

  it('a word of one game may be used in the texts of another', () => {
    const text = { place: 'web/src/games/chop/board/texts/planted', text: '还剩 3 只老鼠。' };
    expect(glossaryFaults(glossaryOf('zh'), [...placedTexts('zh'), text])).toEqual([]);
  });

  it('a word that no text uses is reported', () => {
    const entry = { thing: 'sack', word: 'pouch', not: [], source: 'nowhere' };
    expect(glossaryFaults([entry], placedTexts('en'))).toEqual(['no text has “pouch”, the word for sack']);
  });
});
