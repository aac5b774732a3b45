import { LazyTexts } from '../../../../../texts/language.svelte';
import type { FelixReasons } from './words';

/** The reasons of hints at Felix. */
export const reasonTexts = new LazyTexts<FelixReasons>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
