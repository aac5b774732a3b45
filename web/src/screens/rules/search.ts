import type { BookText, SectionText } from '../../rules/bookText';

/** Without case, accents and ß: who searches by thumb writes none of them. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** The sections with the rules in which every word of a search stands, in the rule, its notes, its examples, its heading or its id. */
export const foundIn = ({ sections }: Pick<BookText, 'sections'>, search: string): readonly SectionText[] => {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text, notes, figures }) => {
        const told = [
          id,
          section.title,
          text,
          ...notes.map((note) => note.text),
          ...figures.map(({ caption }) => caption),
        ];
        const all = plain(told.join(' '));
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
};
