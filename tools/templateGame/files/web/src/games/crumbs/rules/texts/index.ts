import { LazyTexts } from '../../../../texts/language.svelte';
import type { RulesWords } from '../book';

/** The rules in words. */
export const rulesTexts = new LazyTexts<RulesWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
