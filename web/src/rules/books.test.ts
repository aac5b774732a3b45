import { describe, expect, test } from 'vitest';
import { BOOK as FELIX } from '../games/felix/rules/book';
import felixEn from '../games/felix/rules/texts/en';
import { GAMES } from '../games/registry';
import { LANGUAGES, type Language } from '../texts/languages';
import type { Book } from './book';
import { type BookTexts, bookText, findRule } from './bookText';
import type { Strip, StripItem } from './picture';
import { piecesOf } from './references';

/** A game keeps the book of its rules, and its words, in its folder. */
const bookOf = async (game: string): Promise<Book> => {
  const loaded: unknown = await import(`../games/${game}/rules/book.ts`);
  return (loaded as { readonly BOOK: Book }).BOOK;
};
const wordsOf = async (game: string, language: Language): Promise<BookTexts> => {
  const loaded: unknown = await import(`../games/${game}/rules/texts/${language}.ts`);
  return (loaded as { readonly default: BookTexts }).default;
};
const inAllLanguages = async (game: string): Promise<Readonly<Record<string, BookTexts>>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await wordsOf(game, language)] as const)),
  );

const IN_ALL_LANGUAGES = await Promise.all(
  GAMES.map(async ({ id, title }) => [title, await bookOf(id), await inAllLanguages(id)] as const),
);
const EVERY = IN_ALL_LANGUAGES.flatMap(([game, book, all]) =>
  Object.entries(all).map(([language, words]) => ({ game, book, language, words })),
);

const idsOf = (book: Book): readonly string[] => book.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
const asideLines = ({ asides }: BookTexts): readonly string[] =>
  Object.values(asides).flatMap(({ title, lines }) => [title, ...lines]);
const ideaTexts = ({ ideas }: BookTexts): readonly string[] =>
  Object.values(ideas).flatMap(({ title, text }) => [title, text]);
const textsOf = (words: BookTexts): readonly string[] => {
  const { rules, notes, captions, labels, sections } = words;
  return [
    ...[rules, notes, captions, labels, sections].flatMap((part) => Object.values(part)),
    ...asideLines(words),
    ...ideaTexts(words),
  ];
};
const namedIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(piecesOf).flatMap((piece) => ('rule' in piece ? [piece.rule] : []));
const numbersOf = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();

describe.each(IN_ALL_LANGUAGES)('the rules of %s', (_, book) => {
  const named = book.sections
    .flatMap(({ rules }) => rules.flatMap(({ figures = [] }) => figures))
    .concat((book.ideas ?? []).map(({ figure }) => figure));

  test('no rule id occurs twice', () => {
    expect(new Set(idsOf(book)).size).toBe(idsOf(book).length);
  });

  test('every drawn example that a rule names exists, and every one is named', () => {
    expect(new Set(named)).toEqual(new Set(Object.keys(book.figures)));
  });

  test('there are at least eight drawn examples, or one for every fourth rule, and five to seven steps at a glance', () => {
    expect(Object.keys(book.figures).length).toBeGreaterThanOrEqual(Math.min(8, idsOf(book).length / 4));
    expect([5, 6, 7]).toContain(book.glances.length);
  });
});

describe.each(EVERY)('$game in $language', ({ book, words }) => {
  test('every rule, note and caption has words', () => {
    for (const text of textsOf(words)) expect(text.trim()).not.toBe('');
    expect(bookText(book, words).sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(idsOf(book));
  });

  test('the rules refer only to rules that exist', () => {
    for (const id of namedIn(textsOf(words))) expect(idsOf(book)).toContain(id);
  });
});

describe.each(IN_ALL_LANGUAGES)('%s in two languages', (_, book, all) => {
  const { en, ...others } = all;

  // Numbers written as digits are facts: a translation that lost or changed one would teach another game.
  test.each(idsOf(book))('the rule %s has the same numbers and references in all languages', (id) => {
    const english = en?.rules[id] ?? '';
    for (const [language, { rules }] of Object.entries(others))
      expect(numbersOf(rules[id] ?? ''), language).toEqual(numbersOf(english));
  });
});

describe.each(IN_ALL_LANGUAGES)('beside the rules of %s', (_, book, all) => {
  const { en, ...others } = all;

  test('how to play well and the contents of the box are told with the same numbers in all languages', () => {
    expect(Object.keys(en?.ideas ?? {})).toEqual((book.ideas ?? []).map(({ id }) => id));
    expect(Object.keys(en?.asides ?? {})).toEqual([...(book.asides ?? [])]);
    const told = (words: BookTexts): readonly (readonly string[])[] =>
      [...asideLines(words), ...ideaTexts(words), ...Object.values(words.captions)].map(numbersOf);
    const english = en === undefined ? [] : told(en);
    for (const [language, words] of Object.entries(others)) expect(told(words), language).toEqual(english);
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
  const told = bookText(FELIX, felixEn);

  test('a rule is found with its section', () => {
    expect(findRule(told, 'FD4')).toMatchObject({ section: { title: 'The dogs' }, rule: { id: 'FD4' } });
  });

  test('an unknown rule id is not found', () => {
    expect(findRule(told, 'FD99')).toBeUndefined();
  });

  test('missing words for a rule are an error', () => {
    const { FS1: _, ...rules } = felixEn.rules;
    expect(() => bookText(FELIX, { ...felixEn, rules })).toThrow('nothing for "FS1"');
  });
});
