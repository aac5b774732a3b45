/** The languages in which everything can be read. */
export const LANGUAGES = ['en', 'fr', 'pt', 'it', 'zh', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: ByLanguage<string> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  it: 'Italiano',
  zh: '中文',
  de: 'Deutsch',
};

/** The tag that goes into `lang` and to Intl. */
export const LANGUAGE_TAGS: ByLanguage<string> = {
  en: 'en-GB',
  fr: 'fr',
  pt: 'pt-PT',
  it: 'it',
  zh: 'zh-Hans',
  de: 'de',
};

export const isLanguage = (text: string | null | undefined): text is Language => LANGUAGES.some((one) => one === text);

/** The first of the reader's languages that we have, else English. */
export const chooseLanguage = (stored: string | null, wanted: readonly string[]): Language => {
  if (isLanguage(stored)) return stored;
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
};
