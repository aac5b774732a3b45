import { LazyTexts } from '../../../../../texts/language.svelte';
import type { LiveWords } from './words';

/** The words of the examples that are played. */
export const liveTexts = new LazyTexts<LiveWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
