import { LazyTexts } from '../../../../texts/language.svelte';
import type { ContestWords } from './words';

export const contestTexts = new LazyTexts<ContestWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
