import { LazyTexts } from '../../../../../texts/language.svelte';
import type { ChopExplanationWords } from './words';

/** What is said of the pieces of this game, and of what happens for the first time. */
export const explanationTexts = new LazyTexts<ChopExplanationWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
