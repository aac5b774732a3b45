import type { Language } from '../../commandLine/language.js';
import type { SharedGameCode } from '../texts.js';

/** What one game adds to the texts of each language: a missing sentence or language does not compile. */
export type GameTexts<Code extends string, Expectation extends string> = {
  readonly [language in Language]: {
    readonly title: string;
    /** A sentence for every refusal that is the game's own. */
    readonly refusals: { readonly [code in Exclude<Code, SharedGameCode>]: string };
    /** What the game's parsers say they expect. */
    readonly expected: { readonly [expectation in Expectation]: string };
  };
};

/** The same for a game that is not known by name. */
export type AnyGameTexts = GameTexts<string, string>;
