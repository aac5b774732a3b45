import { LazyTexts } from '../../../texts/language.svelte';
import type { SettingsWords } from './words';

export const settingsTexts = new LazyTexts<SettingsWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  zh: () => import('./zh'),
  de: () => import('./de'),
});
