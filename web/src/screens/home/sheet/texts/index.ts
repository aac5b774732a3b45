import { LazyTexts } from '../../../../texts/language.svelte';
import type { SheetWords } from './words';

export const sheetTexts = new LazyTexts<SheetWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
