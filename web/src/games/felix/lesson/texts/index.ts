import { LazyTexts } from '../../../../texts/language.svelte';
import type { FelixLessonWords } from './words';

/** What is said in the first game of Felix. */
export const lessonTexts = new LazyTexts<FelixLessonWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
