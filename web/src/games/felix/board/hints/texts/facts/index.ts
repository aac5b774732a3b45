import { LazyTexts } from '../../../../../../texts/language.svelte';
import type { FactWords } from './words';

/** The facts beside the hints of an auction. */
export const factTexts = new LazyTexts<FactWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
