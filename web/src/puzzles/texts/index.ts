import { LazyTexts } from '../../texts/language.svelte';
import type { PuzzleWords } from './words';

/** The words around puzzles. */
export const puzzleTexts = new LazyTexts<PuzzleWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
