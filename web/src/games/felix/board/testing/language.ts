import { type ByLanguage, LANGUAGES } from '../../../../texts/languages';
import de from '../texts/de';
import en from '../texts/en';
import fr from '../texts/fr';
import it from '../texts/it';
import pt from '../texts/pt';
import type { FelixWords } from '../texts/words';
import zh from '../texts/zh';

const WORDS: ByLanguage<FelixWords> = { en, fr, pt, it, zh, de };

/** Every language with its words. */
export const ALL_WORDS = LANGUAGES.map((language) => [language, WORDS[language]] as const);
