import { describe, expect, test } from 'vitest';
import { altOf, nameOf } from './alt';
import { BOOK as CHOP } from './chop/book';
import { BOOK as FELIX } from './felix/book';
import type { Picture } from './picture';
import en from './texts/en';

const labels = { buyerGets: 'buyer gets', first: 'first player' };

const drawingsOf = (picture: Picture): readonly string[] =>
  picture.kind === 'strip'
    ? picture.items.flatMap((item) =>
        ('over' in item && item.over !== undefined ? [item.over] : []).concat(item.drawing),
      )
    : [...Object.values(picture.mice ?? {}), ...Object.values(picture.tiles ?? {})].filter((name) => name !== '');

describe('a picture in words', () => {
  test('tells the cards of a row, who leaves, and what it comes to', () => {
    expect(altOf(FELIX.figures.smallDog, labels, en)).toBe(
      'cat 11, cat −5, cat −8 (leaves), small dog (leaves). buyer gets: 6',
    );
  });

  test('tells what lies above a card, and what has been taken', () => {
    expect(altOf(FELIX.figures.row, labels, en)).toContain('sack, cat 8 (first player), mouse card 2, face-down card');
    expect(altOf(FELIX.figures.bankShort, labels, en)).toContain('mouse card 2 (empty)');
  });

  test('tells where the pieces stand and which way they go', () => {
    expect(altOf(CHOP.figures.blocked, labels, en)).toBe(
      'mouse on a2, cat on b2. Not allowed: a2 → b2 → c2. Way: a2 → a1 → b1',
    );
    expect(altOf(CHOP.figures.home, labels, en)).toContain('Way: c6 → c7 → d7 → hole S');
  });

  test('has a name for everything that is drawn', () => {
    const pictures: readonly Picture[] = [FELIX, CHOP].flatMap((book) => [
      ...Object.values<Picture>(book.figures),
      ...book.glances.map(({ picture }): Picture => picture),
    ]);
    for (const drawing of pictures.flatMap(drawingsOf)) expect(nameOf(drawing, en.names)).not.toBe('');
  });

  test('refuses a drawing that has no name', () => {
    expect(() => nameOf('spoon', en.names)).toThrow('"spoon" has no name');
  });
});
