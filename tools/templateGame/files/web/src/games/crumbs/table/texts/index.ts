import { LazyTexts } from '../../../../texts/language.svelte';
import type { CrumbsTableWords } from './words';

/** The words of table setup and refusals. */
export const gameTableTexts = new LazyTexts<CrumbsTableWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
