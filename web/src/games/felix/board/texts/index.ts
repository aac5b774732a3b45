import { LazyTexts } from '../../../../texts/language.svelte';
import type { FelixWords } from './words';

/** The words of the Felix board. */
export const boardTexts = new LazyTexts<FelixWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
