import { LazyTexts } from '../../../../texts/language.svelte';
import type { FelixTableWords } from './words';

export const gameTableTexts = new LazyTexts<FelixTableWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
