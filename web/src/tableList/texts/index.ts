import { LazyTexts } from '../../texts/language.svelte';
import type { ListWords } from './words';

export const listTexts = new LazyTexts<ListWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
