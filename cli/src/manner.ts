import { type Language, languageAsked, languageOf, parseLanguage } from './language.js';
import type { Terminal } from './terminal.js';
import { TEXTS, type Texts } from './texts/index.js';

/** How the caller wants to be spoken to. */
export interface Manner {
  readonly texts: Texts;
  readonly json: boolean;
}

/** The language to use, and the name that was asked for if it is none of ours. */
export const mannerOf = (
  args: readonly string[],
  terminal: Terminal,
): Manner & { readonly unknownLanguage?: string } => {
  const asked = languageAsked(args);
  const parsed = asked === undefined ? undefined : parseLanguage(asked);
  const language: Language = parsed ?? languageOf(terminal.env);
  const manner = { texts: TEXTS[language], json: args.includes('--json') };
  return asked === undefined || parsed !== undefined ? manner : { ...manner, unknownLanguage: asked };
};
