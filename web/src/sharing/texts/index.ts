import { LazyTexts } from '../../texts/language.svelte';
import type { SharingWords } from './words';

/** The words around a picture of a result. */
export const sharingTexts = new LazyTexts<SharingWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
