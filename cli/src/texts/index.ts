import type { Language } from '../language.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { pt } from './pt.js';
import type { Texts } from './texts.js';
import { zh } from './zh.js';

export type { Texts } from './texts.js';

/** Everything the command says, by language. */
export const TEXTS: { readonly [language in Language]: Texts } = { en, fr, pt, it, zh, de };
