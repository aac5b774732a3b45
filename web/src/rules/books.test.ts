import { describe, expect, test } from 'vitest';
import type { Book } from './book';
import { BOOK as CHOP } from './chop/book';
import chopDe from './chop/texts/de';
import chopEn from './chop/texts/en';
import chopFr from './chop/texts/fr';
import chopIt from './chop/texts/it';
import chopPt from './chop/texts/pt';
import chopZh from './chop/texts/zh';
import { BOOK as FELIX } from './felix/book';
import felixDe from './felix/texts/de';
import felixEn from './felix/texts/en';
import felixFr from './felix/texts/fr';
import felixIt from './felix/texts/it';
import felixPt from './felix/texts/pt';
import felixZh from './felix/texts/zh';
import type { Strip, StripItem } from './picture';
import { piecesOf } from './references';
import { type AnyWords, findRule, tell } from './tell';

const IN_ALL_LANGUAGES: readonly (readonly [string, Book, Readonly<Record<string, AnyWords>>])[] = [
  ['Felix', FELIX, { en: felixEn, fr: felixFr, pt: felixPt, it: felixIt, zh: felixZh, de: felixDe }],
  ['Chop! Chop!', CHOP, { en: chopEn, fr: chopFr, pt: chopPt, it: chopIt, zh: chopZh, de: chopDe }],
];
const EVERY = IN_ALL_LANGUAGES.flatMap(([game, book, all]) =>
  Object.entries(all).map(([language, words]) => ({ game, book, language, words })),
);

const idsOf = (book: Book): readonly string[] => book.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
const textsOf = ({ rules, notes, captions, labels, sections }: AnyWords): readonly string[] =>
  [rules, notes, captions, labels, sections].flatMap((part) => Object.values(part));
const namedIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(piecesOf).flatMap((piece) => ('rule' in piece ? [piece.rule] : []));
const numbersOf = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();

describe.each(IN_ALL_LANGUAGES)('the rules of %s', (_, book) => {
  const named = book.sections.flatMap(({ rules }) => rules.flatMap(({ figure }) => figure ?? []));

  test('no id stands twice', () => {
    expect(new Set(idsOf(book)).size).toBe(idsOf(book).length);
  });

  test('every drawn example that a rule names exists, and every one is named', () => {
    expect(new Set(named)).toEqual(new Set(Object.keys(book.figures)));
  });

  test('there are at least eight drawn examples, and five to seven steps at a glance', () => {
    expect(Object.keys(book.figures).length).toBeGreaterThanOrEqual(8);
    expect([5, 6, 7]).toContain(book.glances.length);
  });
});

describe.each(EVERY)('$game in $language', ({ book, words }) => {
  test('every place of the book is filled with words', () => {
    for (const text of textsOf(words)) expect(text.trim()).not.toBe('');
    expect(tell(book, words).sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(idsOf(book));
  });

  test('names only rules that there are', () => {
    for (const id of namedIn(textsOf(words))) expect(idsOf(book)).toContain(id);
  });
});

describe.each(IN_ALL_LANGUAGES)('%s in two languages', (_, book, all) => {
  const { en, ...others } = all;

  // Numbers written as digits are facts: a translation that lost or changed one would teach another game.
  test.each(idsOf(book))('%s has the same numbers and references in all of them', (id) => {
    const english = en?.rules[id] ?? '';
    for (const [language, { rules }] of Object.entries(others))
      expect(numbersOf(rules[id] ?? ''), language).toEqual(numbersOf(english));
  });
});

const valueOf = ({ drawing }: StripItem): number => {
  const value = /^card-(n?)(\d+)$/.exec(drawing);
  return value === null ? 0 : Number(value[2]) * (value[1] === 'n' ? -1 : 1);
};

describe('the drawn rows', () => {
  const rows = Object.entries<Strip>(FELIX.figures).filter(([, { result }]) => result?.label === 'buyerGets');

  test.each(rows)('[FE2] in "%s" the cats that stay are what the buyer gets', (_, { items, result }) => {
    const left = items.filter(({ leaves }) => leaves === undefined).map(valueOf);
    expect(left.reduce((sum, value) => sum + value, 0)).toBe(result?.amount);
  });
});

describe('finding a rule', () => {
  const told = tell(FELIX, felixEn);

  test('gives the rule with its section', () => {
    expect(findRule(told, 'FD4')).toMatchObject({ section: { title: 'The dogs' }, rule: { id: 'FD4' } });
  });

  test('gives nothing for an id that is no rule', () => {
    expect(findRule(told, 'FD99')).toBeUndefined();
  });

  test('words that lack a place are refused', () => {
    const { FS1: _, ...rules } = felixEn.rules;
    expect(() => tell(FELIX, { ...felixEn, rules })).toThrow('nothing for "FS1"');
  });
});
