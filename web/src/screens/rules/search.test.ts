import { describe, expect, test } from 'vitest';
import { BOOK } from '../../games/felix/rules/book';
import de from '../../games/felix/rules/texts/de';
import en from '../../games/felix/rules/texts/en';
import fr from '../../games/felix/rules/texts/fr';
import zh from '../../games/felix/rules/texts/zh';
import { bookText } from '../../rules/bookText';
import { foundIn } from './search';

const found = (words: typeof en, search: string): readonly string[] =>
  foundIn(bookText(BOOK, words), search).flatMap(({ rules }) => rules.map(({ id }) => id));

describe('searching the rules', () => {
  test('nothing written finds every rule', () => {
    expect(found(en, ' ')).toEqual(BOOK.sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
  });

  test('every word has to stand in the rule, its notes, its examples or its heading, in any order', () => {
    expect(found(en, 'rabbit filou')).toEqual(['FD5']);
    expect(found(en, 'filou rabbit elephant')).toEqual([]);
  });

  test('case and accents do not matter', () => {
    expect(found(fr, 'ENCHERE')).toEqual(found(fr, 'enchère'));
    expect(found(fr, 'enchere')).not.toEqual([]);
    expect(found(de, 'grosser')).toEqual(found(de, 'großer'));
    expect(found(de, 'großer hund')).toContain('FD2');
  });

  test('a rule is found by its id, and Chinese words without spaces', () => {
    expect(found(en, 'fd4')).toContain('FD4');
    expect(found(zh, '兔子')).toContain('FD5');
  });
});
