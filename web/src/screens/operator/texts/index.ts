import { LazyTexts } from '../../../texts/language.svelte';
import type { OperatorWords } from './words';

export const operatorTexts = new LazyTexts<OperatorWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
