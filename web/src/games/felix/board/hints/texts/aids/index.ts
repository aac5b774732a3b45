import { LazyTexts } from '../../../../../../texts/language.svelte';
import type { AidWords } from './words';

/** The words of what can be worked out at Felix. */
export const aidTexts = new LazyTexts<AidWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
