import { LazyTexts } from '../../texts/language.svelte';
import type { ExplanationWords } from './words';

/** The words around explanations. */
export const explanationTexts = new LazyTexts<ExplanationWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
