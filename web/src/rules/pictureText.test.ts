import { describe, expect, test } from 'vitest';
import { BOOK as CHOP } from '../games/chop/rules/book';
import { drawingName as chopName } from '../games/chop/rules/drawings';
import type { Kitchen } from '../games/chop/rules/kitchen';
import { describeKitchen } from '../games/chop/rules/kitchenText';
import chopEn from '../games/chop/rules/texts/en';
import { BOOK as FELIX } from '../games/felix/rules/book';
import { drawingName as felixName } from '../games/felix/rules/drawings';
import felixEn from '../games/felix/rules/texts/en';
import type { Strip } from './picture';
import { nameOf, pictureText } from './pictureText';
import type { RulesModule } from './rulesModule';
import en from './texts/en';

const felix: RulesModule = {
  book: FELIX,
  sprite: '',
  texts: { words: { ...felixEn, labels: { buyerGets: 'buyer gets', first: 'first player' } }, ready: async () => {} },
  drawingName: (symbol) => felixName(symbol, felixEn.drawings),
};

const symbolsOf = (picture: Strip | Kitchen): readonly string[] =>
  picture.kind === 'strip'
    ? picture.items.flatMap((item) =>
        ('over' in item && item.over !== undefined ? [item.over] : []).concat(item.drawing),
      )
    : [...Object.values(picture.mice ?? {}), ...Object.values(picture.tiles ?? {})].filter((name) => name !== '');

const symbolsIn = ({ figures, glances }: typeof FELIX | typeof CHOP): readonly string[] =>
  [...Object.values<Strip | Kitchen>(figures), ...glances.map(({ picture }): Strip | Kitchen => picture)].flatMap(
    symbolsOf,
  );

describe('a picture of the rules in words', () => {
  test('a row in words has its cards, those that leave, and the result', () => {
    expect(pictureText(FELIX.figures.smallDogAmongBad, en, felix)).toBe(
      'cat 11, cat −5, cat −8 (leaves), small dog (leaves). buyer gets: 6',
    );
  });

  test('a strip in words has what lies above a card, and what has been taken', () => {
    expect(pictureText(FELIX.figures.row, en, felix)).toContain(
      'sack, cat 8 (first player), mouse card 2, face-down card',
    );
    expect(pictureText(FELIX.figures.bankShort, en, felix)).toContain('mouse card 2 (empty)');
  });

  test('a kitchen in words has where the pieces stand and which way they go', () => {
    expect(describeKitchen(CHOP.figures.blocked, chopEn, ', ')).toBe(
      'mouse on a2, cat on b2. Not allowed: a2 → b2 → c2. Way: a2 → a1 → b1',
    );
    expect(describeKitchen(CHOP.figures.home, chopEn, ', ')).toContain('Way: c6 → c7 → d7 → hole S');
  });

  test.each([...new Set(symbolsIn(FELIX))])('the drawing %s of Felix has a name', (symbol) => {
    expect(felixName(symbol, felixEn.drawings)).toBeTruthy();
  });

  test.each([...new Set(symbolsIn(CHOP))])('the drawing %s of Chop! Chop! has a name', (symbol) => {
    expect(chopName(symbol, chopEn.drawings)).toBeTruthy();
  });

  test('a drawing without a name is an error', () => {
    expect(() => nameOf('spoon', felix)).toThrow('"spoon" has no name');
  });
});
