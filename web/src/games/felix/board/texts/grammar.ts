import type { Language } from '../../../../texts/languages';
import { aboutSeveral, type Who } from '../../../../texts/people';
import { counted } from '../../../../texts/plural';

type Forms = Parameters<ReturnType<typeof counted>>[1];

interface Vocabulary {
  readonly mice: Forms;
  readonly cards: Forms;
  /** The pronoun that begins a sentence about the reader, with its space; empty where the verb says it. */
  readonly you: string;
}

/** The turns of phrase that most languages share. */
export const grammarOf = (language: Language, { mice, cards, you }: Vocabulary) => {
  const count = counted(language);
  return {
    count,
    several: aboutSeveral(language),
    mice: (n: number): string => count(n, mice),
    cards: (n: number): string => count(n, cards),
    /** A sentence about the reader, or about somebody else by name. */
    does: (who: Who, mine: string, theirs: string): string => (who === null ? `${you}${mine}` : `${who} ${theirs}`),
  };
};
