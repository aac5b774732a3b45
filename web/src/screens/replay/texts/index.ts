import { LazyTexts } from '../../../texts/language.svelte';
import type { ReplayScreenWords } from './words';

export const replayScreenTexts = new LazyTexts<ReplayScreenWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
