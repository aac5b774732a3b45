import { LazyTexts } from '../../../../../texts/language.svelte';
import type { ChopReasons } from './words';

/** The reasons of hints at Chop. */
export const reasonTexts = new LazyTexts<ChopReasons>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
