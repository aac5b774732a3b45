import { Area } from '../../../../texts/language.svelte';
import type { MoreWords } from './words';

/** The words of the log and of the end. */
export const moreTexts = new Area<MoreWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
