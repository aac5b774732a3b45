import { expect, test } from 'vitest';
import { BOOK } from '../../rules/felix/book';
import words from '../../rules/felix/texts/en';
import { tell } from '../../rules/tell';
import { differencesOf } from './differences';

test('editions come before options, each with its rule, and rulings stay where they are', () => {
  const found = differencesOf(tell(BOOK, words)).map(({ id, kind }) => `${id} ${kind}`);
  expect(found).toEqual(['FS3 edition', 'FS7 edition', 'FD5 edition', 'FD4 option', 'FK3 option', 'FK4 option']);
});
