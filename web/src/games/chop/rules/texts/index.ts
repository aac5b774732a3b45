import { LazyTexts } from '../../../../texts/language.svelte';
import type { ChopWords } from '../book';

/** The rules of Chop! Chop! in words. */
export const rulesTexts = new LazyTexts<ChopWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
