import { router } from '../navigation/router.svelte';
import { preferences } from '../preferences/preferences.svelte';
import { currentLanguage } from '../texts/language.svelte';
import { tellLanguage, updates } from './updates.svelte';

const keepPushAsWanted = async (isWanted: boolean): Promise<void> => {
  const { keepPush, pushDevice } = await import('../online/push');
  const device = pushDevice();
  if (device !== undefined) await keepPush(device, isWanted);
};

/** Most visitors never ask for it, and need not load it. */
const followWish = (): void => {
  let wasWanted = false;
  $effect(() => {
    const isWanted = preferences.chosen.notifications;
    if (isWanted || wasWanted) void keepPushAsWanted(isWanted);
    wasWanted = isWanted;
  });
};

/** Whoever goes from one place to another loses nothing by loading the new version there. */
const renewOnTheWay = (): void => {
  let here = router.route;
  $effect(() => {
    if (router.route !== here && updates.isReady) updates.apply();
    here = router.route;
  });
};

/** Everything that is seen comes first. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** Keeps the page for times without a net, and lets the service worker know the visitor's language and wishes. */
export const startOffline = async (): Promise<void> => {
  await loaded();
  const isKept = await updates.start();
  if (!isKept) return;
  $effect.root(() => {
    $effect(() => void tellLanguage(currentLanguage()));
    renewOnTheWay();
    followWish();
  });
};
