import { LazyTexts } from '../../../../texts/language.svelte';
import type { ChopWords } from './words';

/** The words of the Chop board. */
export const boardTexts = new LazyTexts<ChopWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
