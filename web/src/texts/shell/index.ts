import { LazyTexts } from '../language.svelte';
import type { ShellWords } from './words';

/** The words around everything: loaded before the first screen. */
export const shell = new LazyTexts<ShellWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
