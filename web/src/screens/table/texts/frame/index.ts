import { LazyTexts } from '../../../../texts/language.svelte';
import type { FrameWords } from './words';

/** The words of the frame around a board. */
export const frameTexts = new LazyTexts<FrameWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
