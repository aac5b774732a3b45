import { LANGUAGE_TAGS, type Language } from './languages';

/** Somebody by name; null for the reader. */
export type Who = string | null;

/** What is said of two people or more. */
interface SaidOfSeveral {
  /** The reader inside a list: "you" in "you, Ida and Bruno". */
  readonly you: string;
  readonly withYou: (names: string) => string;
  readonly others: (names: string) => string;
}

/** Where it is good manners to name the person spoken to after the others. */
const READER_LAST: readonly Language[] = ['fr'];

/** Names as a sentence lists them, "Ida, Bruno and Vera"; as a `unit` they stand by themselves. */
export const listed = (language: Language, type: 'conjunction' | 'unit' = 'conjunction') => {
  // Made with the first list: browsers take long to make it, and not every language that is loaded is read.
  let format: Intl.ListFormat | undefined;
  return (names: readonly string[]): string => {
    format ??= new Intl.ListFormat(LANGUAGE_TAGS[language], { type });
    return format.format(names);
  };
};

const named = (people: readonly Who[]): readonly string[] => people.filter((who) => who !== null);

/** A sentence about two people or more. */
export const aboutSeveral = (language: Language) => {
  const list = listed(language);
  return (people: readonly Who[], { you, withYou, others }: SaidOfSeveral): string => {
    const names = named(people);
    if (names.length === people.length) return others(list(names));
    return withYou(list(READER_LAST.includes(language) ? [...names, you] : [you, ...names]));
  };
};
