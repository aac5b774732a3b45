import { LazyTexts } from '../../texts/language.svelte';
import type { HintWords } from './words';

/** The words around a hint. */
export const hintTexts = new LazyTexts<HintWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
