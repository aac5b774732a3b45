import { LazyTexts } from '../../../../texts/language.svelte';
import type { RefusalWords } from './codes';

/** Why something was refused: rarely needed, so loaded when it is. */
export const refusalTexts = new LazyTexts<RefusalWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
