import { LazyTexts } from '../../../../texts/language.svelte';
import type { ChopLessonWords } from './words';

/** What is said in the first game of Chop! Chop!. */
export const lessonTexts = new LazyTexts<ChopLessonWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
