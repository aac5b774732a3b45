import { LazyTexts } from '../../../../texts/language.svelte';
import type { ChopTableWords } from './words';

export const gameTableTexts = new LazyTexts<ChopTableWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
