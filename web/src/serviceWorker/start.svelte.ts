import { router } from '../navigation/router.svelte';
import { preferences } from '../preferences/preferences.svelte';
import { currentLanguage } from '../texts/language.svelte';
import { storeNotificationWords, updates } from './updates.svelte';

const syncPushSubscription = async (isWanted: boolean): Promise<void> => {
  const { keepPush, pushDevice } = await import('../online/push');
  const device = pushDevice();
  if (device !== undefined) await keepPush(device, isWanted);
};

/** The words in which the service worker notifies; opening a cache costs a start-up that most visitors need not pay. */
const keepNotificationWords = (): void => {
  $effect(() => {
    if (preferences.chosen.notifications) void storeNotificationWords(currentLanguage());
  });
};

/** Loaded only for visitors who turned notifications on. */
const followNotificationSetting = (): void => {
  let wasWanted = false;
  $effect(() => {
    const isWanted = preferences.chosen.notifications;
    if (isWanted || wasWanted) void syncPushSubscription(isWanted);
    wasWanted = isWanted;
  });
};

/** A navigation is a good moment to switch to a waiting version: nothing on the old screen is lost. */
const applyUpdateOnNavigation = (): void => {
  let current = router.route;
  $effect(() => {
    if (router.route !== current && updates.isReady) updates.apply();
    current = router.route;
  });
};

/** Caching the page must not compete with showing it. */
const pageLoaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** Starts caching the page for offline use, and keeps the service worker informed of language and notification settings. */
export const startOffline = async (): Promise<void> => {
  await pageLoaded();
  const isRegistered = await updates.start();
  if (!isRegistered) return;
  $effect.root(() => {
    keepNotificationWords();
    applyUpdateOnNavigation();
    followNotificationSetting();
  });
};
