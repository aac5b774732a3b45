import { Area } from '../../../texts/language.svelte';
import type { ChopWords } from '../book';

/** The rules of Chop! Chop! in words. */
export const chopWords = new Area<ChopWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
