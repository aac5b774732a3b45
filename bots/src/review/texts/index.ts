import type { ReviewLanguage, ReviewWords } from '../words.js';

const LANGUAGES: Readonly<Record<ReviewLanguage, () => Promise<{ readonly default: ReviewWords }>>> = {
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  pt: () => import('./pt.js'),
  it: () => import('./it.js'),
  zh: () => import('./zh.js'),
  de: () => import('./de.js'),
};

/** The words of every review in one language. */
export const loadReviewWords = async (language: ReviewLanguage): Promise<ReviewWords> =>
  (await LANGUAGES[language]()).default;
