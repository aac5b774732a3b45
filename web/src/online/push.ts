import type { Refusal } from '@miaou/kit';
import { ask, type Reply } from './api';
import { identity } from './identity.svelte';

/** Whether this browser is told when it is the visitor's turn. */
export type PushState =
  /** The browser cannot, or the server's operator did not set it up. */
  | 'unavailable'
  /** The visitor has told the browser that this page must not. */
  | 'forbidden'
  | 'off'
  | 'on';

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

const serverKey = async (): Promise<string | null> => {
  const reply = await ask<{ readonly publicKey: string | null }>('GET', '/api/push');
  return reply.ok ? reply.value.publicKey : null;
};

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

export const pushState = async (): Promise<PushState> => {
  if (!canPush() || (await serverKey()) === null) return 'unavailable';
  if (Notification.permission === 'denied') return 'forbidden';
  return (await subscriptionHere()) === null ? 'off' : 'on';
};

const refused = (code: string): Reply<never> => {
  const refusal: Refusal = { code };
  return { ok: false, refusal };
};

const subscribeWith = async (applicationServerKey: string): Promise<PushSubscription | undefined> => {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return undefined;
  }
};

/** Asks the visitor, then the browser, then the server. To be called from a click: browsers ask nobody otherwise. */
export const turnPushOn = async (): Promise<Reply<unknown>> => {
  if (!canPush()) return refused('push-unavailable');
  if ((await Notification.requestPermission()) !== 'granted') return refused('push-forbidden');
  const [key, entered] = await Promise.all([serverKey(), identity.enter()]);
  if (!entered.ok) return entered;
  const subscription = key === null ? undefined : await subscribeWith(key);
  if (subscription === undefined) return refused('push-unavailable');
  return ask('PUT', '/api/me/push', subscription.toJSON());
};

export const turnPushOff = async (): Promise<Reply<unknown>> => {
  const subscription = canPush() ? await subscriptionHere() : null;
  await subscription?.unsubscribe();
  return ask('DELETE', '/api/me/push');
};
