import { type ByLanguage, LANGUAGES } from '../../../texts/language';
import de from '../texts/de';
import en from '../texts/en';
import fr from '../texts/fr';
import it from '../texts/it';
import deMore from '../texts/more/de';
import enMore from '../texts/more/en';
import frMore from '../texts/more/fr';
import itMore from '../texts/more/it';
import ptMore from '../texts/more/pt';
import type { MoreWords } from '../texts/more/words';
import zhMore from '../texts/more/zh';
import pt from '../texts/pt';
import type { FelixWords } from '../texts/words';
import zh from '../texts/zh';

const WORDS: ByLanguage<FelixWords & MoreWords> = {
  en: { ...en, ...enMore },
  fr: { ...fr, ...frMore },
  pt: { ...pt, ...ptMore },
  it: { ...it, ...itMore },
  zh: { ...zh, ...zhMore },
  de: { ...de, ...deMore },
};

/** Every language with its words. */
export const ALL_WORDS = LANGUAGES.map((language) => [language, WORDS[language]] as const);
