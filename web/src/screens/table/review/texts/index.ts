import { LazyTexts } from '../../../../texts/language.svelte';
import type { ReviewPageWords } from './words';

export const reviewPageTexts = new LazyTexts<ReviewPageWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
