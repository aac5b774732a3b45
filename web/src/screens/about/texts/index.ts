import { LazyTexts } from '../../../texts/language.svelte';
import type { AboutWords } from './words';

export const aboutTexts = new LazyTexts<AboutWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
