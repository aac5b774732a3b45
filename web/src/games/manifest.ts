import type { Game, JsonObject } from '@miaou/kit';
import type { Component } from 'svelte';
import type { Lesson } from '../lessons/lesson';
import type { RulesModule } from '../rules/rulesModule';
import type { LoadedTexts } from '../texts/language.svelte';
import type { ByLanguage, Language } from '../texts/languages';
import type { GameBoard } from './board';

/** One value of an option, and what it means at the table. */
interface ChoiceWords {
  readonly name: string;
  readonly means: string;
}

/** An option with a few values. */
export interface ChoiceOption<Value extends string = string> {
  readonly label: string;
  readonly choices: Readonly<Record<Value, ChoiceWords>>;
  /** A document of the table's own, where the values are documents. */
  readonly own?: string;
  /** The words to bring one from a file. */
  readonly file?: FileWords;
}

/** The words for a document that comes from a file. */
export interface FileWords {
  readonly choose: string;
  /** The name of what was brought, among the others. */
  readonly name: string;
  readonly means: string;
  readonly notJson: string;
  /** What each part must be, for a file in which it is not. */
  readonly parts: Readonly<Record<string, string>>;
  /** Something else is wrong with it: a part that there is not. */
  readonly otherwise: string;
}

/** An option that is a number. */
export interface NumberOption {
  readonly label: string;
  readonly means: string;
}

/** The words that the screens around a board use for one game. A test compares them with what the game declares. */
export interface GameTableWords {
  /** In the order of the form: the option that matters most comes first. */
  readonly options: Readonly<Record<string, ChoiceOption | NumberOption>>;
  /** The label of each part that a seat can be named for. */
  readonly parts: Readonly<Record<string, string>>;
  /** Given together with `sides` of the module. */
  readonly sides?: { readonly assign: (name: string) => string };
  /** The question that settles who begins, where the rules have one, and what its answer is called. */
  readonly askedOpener?: { readonly question: string; readonly answer: string };
  /** What the best meow is called among the ways to begin, where it is one. */
  readonly bestMeow?: string;
  /** What happens when several people share a device: whether there is anything to hide. */
  readonly sharedDevice: string;
  /** A sentence for each reason of a refusal: why, and what to do. `#` stands for the number that matters. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** One seat plays against the others: table setup lists the two sides apart. The values are drawings. */
export interface Sides {
  /** The part whose holder plays alone. */
  readonly part: string;
  readonly holder: string;
  readonly others: string;
  readonly names: ByLanguage<Readonly<Record<'holder' | 'others', string>>>;
}

/** What the screens around a board need of a game: table setup, and refused moves. */
export interface TableModule {
  /** The name of the game as a picture, 118 units high. */
  readonly title: { readonly source: string; readonly width: number };
  /** A drawing for the head of table setup. */
  readonly Banner: Component;
  readonly sides?: Sides;
  /** The option that is chosen by pictures, and the picture of each value. */
  readonly pictured?: {
    readonly option: string;
    readonly Picture: Component<{ readonly value: string; readonly document?: JsonObject | undefined }>;
    /** How long a match takes with each value, where that differs: in minutes. */
    readonly minutes?: (value: string, document: JsonObject | undefined) => number;
    /** Who begins by the rules of each value, where they say so. */
    readonly opener?: (value: string) => Exclude<Opener, 'me'>;
  };
  /** The address of the drawings that those pictures need beyond the common ones. */
  readonly sprite?: string;
  /** The sentence of `refusals` for each refusal code of the game. */
  readonly refusalSentences: Readonly<Record<string, string>>;
  readonly texts: LoadedTexts<GameTableWords>;
}

/** Who begins a match: drawn by lot, the one who opens the table, whom the table names, or who meows best. */
export type Opener = 'chance' | 'me' | 'vote' | 'meow';

/** Everything that the page knows of a game. What the home screen shows is here, the rest is loaded when it is needed. */
export interface GameManifest {
  readonly id: string;
  /** A title is the same in every language. */
  readonly title: string;
  /** The address of the picture on the home screen. */
  readonly poster: string;
  /** Behind the poster while it loads. */
  readonly posterColor: string;
  /** The drawing of the common sprite that stands for the game in lists. */
  readonly emblem: string;
  readonly emblemColor: string;
  readonly seatCounts: readonly number[];
  /** What a visitor is offered first. */
  readonly usualSeats: number;
  readonly minutes: number;
  /** Given where one seat plays against the others. */
  readonly sides?: Sides;
  /** It has dice. */
  readonly hasDice?: true;
  /** The ways to begin that the game offers, the usual one first; none where nobody begins. */
  readonly openers: readonly Opener[];
  /** What a newcomer is offered, where it is not the game's defaults. */
  readonly first?: (language: Language) => { readonly options: JsonObject; readonly opener: Opener };
  /** The game in one sentence. */
  readonly pitch: ByLanguage<string>;
  /** Who made the printed game, as a clause without a full stop. */
  readonly credit: ByLanguage<string>;
  /** The rules as code, to play a match on this device. */
  readonly game: () => Promise<{ readonly default: Game }>;
  readonly board: () => Promise<{ readonly default: GameBoard }>;
  readonly table: () => Promise<{ readonly default: TableModule }>;
  /** Its board as a small drawing, of common drawings alone; without one a list shows the poster. */
  readonly thumbnail?: () => Promise<{ readonly default: Component<{ readonly seats: number }> }>;
  /** A first game that teaches it. */
  readonly lesson?: () => Promise<{ readonly default: Lesson }>;
  /** Puzzles of it, as the text of a file that `miaou puzzles make` wrote. */
  readonly puzzles?: () => Promise<{ readonly default: string }>;
  /** The rules as text. */
  readonly rules: () => Promise<{ readonly default: RulesModule }>;
}
