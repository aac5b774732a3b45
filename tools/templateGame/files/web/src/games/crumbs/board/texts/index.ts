import { LazyTexts } from '../../../../texts/language.svelte';
import type { BoardWords } from './words';

/** The words of the board. */
export const boardTexts = new LazyTexts<BoardWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
