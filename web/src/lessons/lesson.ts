import type { GameTypes, JsonObject, Seat } from '@miaou/kit';
import type { LoadedTexts } from '../texts/language.svelte';

/** A move of one seat. */
export interface ScriptedMove<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
}

/** What is true where something is said, for the test that asks the rules. */
export interface Scene<T extends GameTypes = GameTypes> {
  /** As the learner sees it. */
  readonly view: T['view'];
  /** As it is. */
  readonly state: T['state'];
  /** All that has happened since something was said before. */
  readonly events: readonly T['event'][];
  /** What the learner may do. */
  readonly legal: readonly T['move'][];
}

export type Claim<T extends GameTypes = GameTypes> = (scene: Scene<T>) => boolean;

/** What words count, drawn below them: numbers that add up, or the faces of a die, some of which are meant. */
export type Count =
  | { readonly kind: 'sum'; readonly parts: readonly number[]; readonly total: number }
  | { readonly kind: 'faces'; readonly faces: readonly number[]; readonly meant: readonly number[] };

/** What a bubble says, and by what facts of the match it is true. */
export interface Saying<T extends GameTypes = GameTypes, Id extends string = string> {
  readonly text: Id;
  /** A bot of the table; the teacher where it is left out. */
  readonly by?: string;
  readonly counts?: Count;
  /** What it is about is still on the board: nothing is shown from the newest fact of this type on, until it has been read. */
  readonly until?: T['event']['type'];
  /** Everything that the words claim. */
  readonly holds: readonly Claim<T>[];
}

/** The answer to an idea that leads elsewhere. It is never forbidden: its outcome is told, and can be seen. */
export interface Answer<T extends GameTypes = GameTypes, Id extends string = string> {
  readonly to: (move: T['move']) => boolean;
  readonly says: Saying<T, Id>;
  /** How the others would go on, and what would come of it. */
  readonly shows?: { readonly plays: readonly ScriptedMove<T>[]; readonly says: Saying<T, Id> };
}

/** What the learner is asked to do. */
export interface Want<T extends GameTypes = GameTypes, Id extends string = string> {
  /** It is marked on the board. */
  readonly move: T['move'];
  /** Others that lead on as well. */
  readonly accepts?: (move: T['move']) => boolean;
  readonly answers: readonly Answer<T, Id>[];
}

/** One idea of a chapter. Without a want the learner reads it and goes on. */
export interface Step<T extends GameTypes = GameTypes, Id extends string = string> {
  /** What the others do before it. */
  readonly plays?: readonly ScriptedMove<T>[];
  /** What one of them says meanwhile. */
  readonly during?: Saying<T, Id>;
  readonly says: Saying<T, Id>;
  /** The piece that it is about, by the board's name for its place. */
  readonly marks?: string;
  readonly wants?: Want<T, Id>;
}

/** A few minutes of a match, from a deal of its own. */
export interface Chapter<
  T extends GameTypes = GameTypes,
  Id extends string = string,
  ChapterId extends string = string,
> {
  readonly id: ChapterId;
  /** The drawing that stands for it: a common one, or one of the game. */
  readonly drawing: string;
  /** Options of this chapter alone, beside those of its lesson. */
  readonly options?: JsonObject;
  /** It teaches what the board's aids show: they are switched on. */
  readonly hasAids?: true;
  readonly deal: T['deal'];
  /** What was played before it begins. */
  readonly before: readonly ScriptedMove<T>[];
  readonly steps: readonly Step<T, Id>[];
}

/** One or two short sentences; the first can stand alone. */
export type Sentences = readonly [string] | readonly [string, string];

/** How a chapter is called, and the one thing that whoever has done it knows. */
interface ChapterWords {
  readonly title: string;
  readonly about: string;
  /** The last chapter needs none. */
  readonly known?: string;
}

export interface LessonWords<Id extends string = string, ChapterId extends string = string> {
  readonly chapters: Readonly<Record<ChapterId, ChapterWords>>;
  readonly bubbles: Readonly<Record<Id, Sentences>>;
}

/** A first game: a real match whose deals and other players follow a script. */
export interface Lesson<
  T extends GameTypes = GameTypes,
  Id extends string = string,
  ChapterId extends string = string,
> {
  /** Every option, as a record writes them. */
  readonly options: JsonObject;
  /** The bots on the seats after the learner's, who sits on the first. */
  readonly bots: readonly string[];
  /** A character who does not play. */
  readonly teacher: string;
  readonly chapters: readonly Chapter<T, Id, ChapterId>[];
  /** The address of the game's drawings. */
  readonly sprite: string;
  readonly texts: LoadedTexts<LessonWords<Id, ChapterId>>;
}

/** The options of a chapter's match, as a record writes them. */
export const optionsOf = ({ options, bots }: Lesson, chapter: Chapter): JsonObject => ({
  ...options,
  ...chapter.options,
  seats: bots.length + 1,
});

/** A lesson without the types of its game: the page gives it to that game's board and rules alone. */
export const registerLesson = <T extends GameTypes, Id extends string, ChapterId extends string>(
  lesson: Lesson<T, Id, ChapterId>,
): Lesson => lesson as unknown as Lesson;
