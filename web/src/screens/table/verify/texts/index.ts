import { LazyTexts } from '../../../../texts/language.svelte';
import type { VerifyWords } from './words';

export const verifyTexts = new LazyTexts<VerifyWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
