import { expect, test } from 'vitest';
import { BOOK } from '../../games/felix/rules/book';
import words from '../../games/felix/rules/texts/en';
import { bookText } from '../../rules/bookText';
import { differencesOf } from './differences';

test('the list of differences has editions before options, each with its rule, and no rulings', () => {
  const found = differencesOf(bookText(BOOK, words)).map(({ id, kind }) => `${id} ${kind}`);
  expect(found).toEqual(['FS3 edition', 'FS7 edition', 'FD5 edition', 'FD4 option', 'FK3 option', 'FK4 option']);
});
