import { LazyTexts } from '../../../texts/language.svelte';
import type { TableWords } from './words';

/** The words of the table's screen. */
export const tableTexts = new LazyTexts<TableWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
