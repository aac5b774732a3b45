import { LazyTexts } from '../../../texts/language.svelte';
import type { HomeWords } from './words';

export const homeTexts = new LazyTexts<HomeWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
