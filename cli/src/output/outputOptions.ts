import { type Language, languageAsked, languageOf, parseLanguage } from '../commandLine/language.js';
import type { Terminal } from '../terminal.js';
import { TEXTS, type Texts } from '../texts/index.js';

/** The language of messages, and whether they are JSON. */
export interface OutputOptions {
  readonly texts: Texts;
  readonly json: boolean;
}

/** Known before the command line is parsed: errors of the parser are reported in this language, too. */
export const parseOutputOptions = (
  args: readonly string[],
  terminal: Terminal,
): OutputOptions & { readonly unknownLanguage?: string } => {
  const asked = languageAsked(args);
  const parsed = asked === undefined ? undefined : parseLanguage(asked);
  const language: Language = parsed ?? languageOf(terminal.env);
  const options = { texts: TEXTS[language], json: args.includes('--json') };
  return asked === undefined || parsed !== undefined ? options : { ...options, unknownLanguage: asked };
};
