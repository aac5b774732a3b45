import type { Book, NoteKind } from './book';
import type { Picture } from './picture';

/** The words of any book: the typed words of a game in one language are assignable to it. */
export interface BookTexts {
  readonly lead: string;
  readonly glances: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
  readonly ideas: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly asides: Readonly<Record<string, { readonly title: string; readonly lines: readonly string[] }>>;
  readonly captions: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface FigureText {
  readonly id: string;
  readonly picture: Picture;
  readonly caption: string;
}

export interface NoteText {
  readonly kind: NoteKind;
  readonly text: string;
}

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly notes: readonly NoteText[];
  readonly figures: readonly FigureText[];
}

export interface SectionText {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

interface GlanceText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

interface IdeaText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly figure: FigureText;
}

interface AsideText {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A book in one language. */
export interface BookText {
  readonly lead: string;
  readonly glances: readonly GlanceText[];
  readonly sections: readonly SectionText[];
  readonly ideas: readonly IdeaText[];
  readonly asides: readonly AsideText[];
  readonly labels: BookTexts['labels'];
}

const known = <T>(all: Readonly<Record<string, T>>, id: string): T => {
  const found = all[id];
  if (found === undefined) throw new Error(`the rules have nothing for "${id}"`);
  return found;
};

/** Puts the words of a language into the places of a book. */
export const bookText = (book: Book, words: BookTexts): BookText => {
  const figureOf = (id: string): FigureText => ({
    id,
    picture: known(book.figures, id),
    caption: known(words.captions, id),
  });
  return {
    lead: words.lead,
    labels: words.labels,
    glances: book.glances.map(({ id, picture }) => ({ id, ...known(words.glances, id), picture })),
    ideas: (book.ideas ?? []).map(({ id, figure }) => ({ id, ...known(words.ideas, id), figure: figureOf(figure) })),
    asides: (book.asides ?? []).map((id) => ({ id, ...known(words.asides, id) })),
    sections: book.sections.map((section) => ({
      id: section.id,
      title: known(words.sections, section.id),
      rules: section.rules.map(({ id, notes = [], figures = [] }) => ({
        id,
        text: known(words.rules, id),
        notes: notes.map((kind) => ({ kind, text: known(words.notes, `${id}.${kind}`) })),
        figures: figures.map(figureOf),
      })),
    })),
  };
};

/** A rule with the section it stands in. */
export const findRule = (
  book: BookText,
  id: string,
): { readonly section: SectionText; readonly rule: RuleText } | undefined => {
  for (const section of book.sections) {
    const rule = section.rules.find((one) => one.id === id);
    if (rule !== undefined) return { section, rule };
  }
  return undefined;
};
