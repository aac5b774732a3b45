import { LazyTexts } from '../../texts/language.svelte';
import type { RulesWords } from './words';

/** The words around the rules of any game. */
export const rulesWords = new LazyTexts<RulesWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
