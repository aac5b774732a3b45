import { LazyTexts } from '../../../../texts/language.svelte';
import type { FelixWords } from '../book';

/** The rules of Felix in words. */
export const rulesTexts = new LazyTexts<FelixWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
