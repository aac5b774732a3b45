import { Area } from '../../../texts/language.svelte';
import type { TableWords } from './words';

/** The words of the table's screen. */
export const tableArea = new Area<TableWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
