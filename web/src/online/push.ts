import { ask, becomeGuest } from './api';

/** What this browser can do about push messages. */
export interface PushDevice {
  /** The visitor has told the browser that this page may notify. */
  isAllowed(): boolean;
  subscription(): Promise<Subscription | null>;
  /** Null where the browser refuses, for instance in a private window. */
  subscribe(serverKey: string): Promise<Subscription | null>;
}

/** Where a push service takes messages for this browser. */
export interface Subscription {
  readonly endpoint: string;
  toJSON(): unknown;
  unsubscribe(): Promise<unknown>;
}

/** Null where the operator set no keys, or the server cannot be reached. */
const serverKey = async (): Promise<string | null> => {
  const reply = await ask<{ readonly publicKey: string | null }>('GET', '/api/push');
  return reply.ok ? reply.value.publicKey : null;
};

const turnOn = async (device: PushDevice): Promise<void> => {
  const key = device.isAllowed() ? await serverKey() : null;
  if (key === null || !(await becomeGuest()).ok) return;
  const subscription = (await device.subscription()) ?? (await device.subscribe(key));
  if (subscription !== null) await ask('PUT', '/api/me/push', subscription.toJSON());
};

const turnOff = async (device: PushDevice): Promise<void> => {
  const subscription = await device.subscription();
  if (subscription === null) return;
  await ask('DELETE', '/api/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
};

/** Makes the server tell this browser of turns, or no longer. To be called on every visit: services and keys change. */
export const keepPush = (device: PushDevice, isWanted: boolean): Promise<void> =>
  isWanted ? turnOn(device) : turnOff(device);

const pushes = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

/** The browser itself; nothing in one that knows no push messages. */
export const pushDevice = (): PushDevice | undefined => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined;
  return {
    isAllowed: () => Notification.permission === 'granted',
    subscription: async () => (await (await pushes())?.getSubscription()) ?? null,
    subscribe: async (applicationServerKey) => {
      try {
        return (await (await pushes())?.subscribe({ userVisibleOnly: true, applicationServerKey })) ?? null;
      } catch {
        return null;
      }
    },
  };
};
