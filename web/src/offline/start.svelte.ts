import { preferences } from '../preferences/preferences.svelte';
import { currentLanguage } from '../texts/language.svelte';
import { tellLanguage, updates } from './updates.svelte';

const keepPushAsWanted = async (isWanted: boolean): Promise<void> => {
  const { keepPush, pushDevice } = await import('../online/push');
  const device = pushDevice();
  if (device !== undefined) await keepPush(device, isWanted);
};

/** Keeps the page for times without a net, and lets the service worker know the visitor's language and wishes. */
export const startOffline = async (): Promise<void> => {
  const isKept = await updates.start();
  if (!isKept) return;
  $effect.root(() => {
    $effect(() => void tellLanguage(currentLanguage()));
    $effect(() => void keepPushAsWanted(preferences.chosen.notifications));
  });
};
