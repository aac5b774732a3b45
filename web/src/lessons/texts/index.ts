import { LazyTexts } from '../../texts/language.svelte';
import type { LearnWords } from './words';

/** The words around a first game. */
export const learnTexts = new LazyTexts<LearnWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
