import type { Book, NoteKind } from './book';
import type { Picture } from './picture';

/** The words of any book: the typed words of one language of one game fit in here. */
export interface AnyWords {
  readonly lead: string;
  readonly glances: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
  readonly captions: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

interface ToldFigure {
  readonly picture: Picture;
  readonly caption: string;
}

export interface ToldNote {
  readonly kind: NoteKind;
  readonly text: string;
}

export interface ToldRule {
  readonly id: string;
  readonly text: string;
  readonly notes: readonly ToldNote[];
  readonly figure: ToldFigure | null;
}

export interface ToldSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ToldRule[];
}

interface ToldGlance {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

/** A book in one language. */
export interface ToldBook {
  readonly lead: string;
  readonly glances: readonly ToldGlance[];
  readonly sections: readonly ToldSection[];
  readonly labels: AnyWords['labels'];
}

const known = <T>(all: Readonly<Record<string, T>>, id: string): T => {
  const found = all[id];
  if (found === undefined) throw new Error(`the rules have nothing for "${id}"`);
  return found;
};

/** Puts the words of a language into the places of a book. */
export const tell = (book: Book, words: AnyWords): ToldBook => {
  const figureOf = (id: string): ToldFigure => ({
    picture: known(book.figures, id),
    caption: known(words.captions, id),
  });
  return {
    lead: words.lead,
    labels: words.labels,
    glances: book.glances.map(({ id, picture }) => ({ id, ...known(words.glances, id), picture })),
    sections: book.sections.map((section) => ({
      id: section.id,
      title: known(words.sections, section.id),
      rules: section.rules.map(({ id, notes = [], figure }) => ({
        id,
        text: known(words.rules, id),
        notes: notes.map((kind) => ({ kind, text: known(words.notes, `${id}.${kind}`) })),
        figure: figure === undefined ? null : figureOf(figure),
      })),
    })),
  };
};

/** A rule of a told book with the title it stands under. */
export const findRule = (
  book: ToldBook,
  id: string,
): { readonly section: ToldSection; readonly rule: ToldRule } | undefined => {
  for (const section of book.sections) {
    const rule = section.rules.find((one) => one.id === id);
    if (rule !== undefined) return { section, rule };
  }
  return undefined;
};
