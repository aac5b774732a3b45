import type { LabelId, Picture } from './picture';

/** Why a rule needs a word more: the editions differ, the table may choose, or the printed rules were silent. */
const NOTE_KINDS = ['edition', 'option', 'ruling'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

interface Rule {
  readonly id: string;
  readonly notes?: readonly NoteKind[];
  /** The drawn examples beside it. */
  readonly figures?: readonly string[];
}

interface Section {
  readonly id: string;
  readonly rules: readonly Rule[];
}

/** An idea for who knows the rules, with the drawn example that shows it. */
interface Idea {
  readonly id: string;
  readonly figure: string;
}

/** One step of the rules at a glance. */
export interface Glance<P extends Picture = Picture> {
  readonly id: string;
  readonly picture: P;
}

/** What the rules of a game consist of, in their order and without a word: every language fills in the same places. */
export interface Book {
  readonly glances: readonly Glance[];
  readonly sections: readonly Section[];
  /** How to play well. */
  readonly ideas?: readonly Idea[];
  /** What a curious reader wants beside the rules, such as what is in the box. */
  readonly asides?: readonly string[];
  readonly figures: Readonly<Record<string, Picture>>;
}

type RuleOf<B extends Book> = B['sections'][number]['rules'][number];
type RuleId<B extends Book> = RuleOf<B>['id'];
type NotesOf<R> = R extends { readonly id: infer I extends string; readonly notes: readonly (infer K extends string)[] }
  ? `${I}.${K}`
  : never;

type PictureOf<B extends Book> = B['figures'][keyof B['figures']] | B['glances'][number]['picture'];

type AsideId<B extends Book> = B extends { readonly asides: readonly (infer Id extends string)[] } ? Id : never;

type IdeaId<B extends Book> = B extends { readonly ideas: readonly { readonly id: infer Id extends string }[] }
  ? Id
  : never;

/** The words of a book in one language. A rule, note, caption or label without words does not compile. */
export interface BookWords<B extends Book> {
  /** The game in one sentence. */
  readonly lead: string;
  readonly glances: Readonly<Record<B['glances'][number]['id'], { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<B['sections'][number]['id'], string>>;
  readonly rules: Readonly<Record<RuleId<B>, string>>;
  readonly notes: Readonly<Record<NotesOf<RuleOf<B>>, string>>;
  readonly ideas: Readonly<Record<IdeaId<B>, { readonly title: string; readonly text: string }>>;
  readonly asides: Readonly<Record<AsideId<B>, { readonly title: string; readonly lines: readonly string[] }>>;
  readonly captions: Readonly<Record<keyof B['figures'] & string, string>>;
  /** Words written into the drawings. */
  readonly labels: Readonly<Record<LabelId<PictureOf<B>>, string>>;
}
