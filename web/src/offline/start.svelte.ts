import { currentLanguage } from '../texts/language.svelte';
import { tellLanguage, updates } from './updates.svelte';

/** Keeps the page for times without a net, and tells the service worker which language is spoken. */
export const startOffline = (): void => {
  void updates.start();
  $effect.root(() => {
    $effect(() => void tellLanguage(currentLanguage()));
  });
};
