import { request as requestHttp } from 'node:http';
import type { RequestDetails } from 'web-push';
import { digestOf } from '../people/secrets.js';
import type { PushSubscription } from '../store/pushSubscriptions.js';
import type { PushAllowlist } from './pushAllowlist.js';

/** Identifies this server to push services (VAPID): a pair of keys and a contact. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or `https://…` */
  readonly contact: string;
}

/** The content of a notification; the page has the texts. */
export interface TurnNotification {
  readonly table: string;
  readonly game: string;
}

/** `gone`: the push service no longer knows the subscription. */
export type Delivery = 'delivered' | 'gone' | 'failed';

/** A notification that was not delivered within a day is dropped. */
const SECONDS_KEPT = 24 * 60 * 60;

/** Bounds for calls to push services, which are strangers: one that is slow or says nothing must not cost more than this. */
export interface PushLimits {
  /** For a whole call, however much of an answer has come by then: milliseconds. */
  readonly milliseconds: number;
  readonly callsAtOnce: number;
  /** More than these are not sent: their people see the table when they look. */
  readonly callsWaiting: number;
}

const PUSH_LIMITS: PushLimits = { milliseconds: 10_000, callsAtOnce: 64, callsWaiting: 2_000 };

/** What standards allow, and shorter than a digest. */
const TOPIC_LENGTH = 32;

const deliveryOf = (status: number): Delivery => {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'delivered' : 'failed';
};

/** TLS is loaded for the first call: a server without notifications starts faster. */
const callerOf = async ({ protocol }: URL): Promise<typeof requestHttp> =>
  protocol === 'https:' ? (await import('node:https')).request : requestHttp;

const post = async (
  { mayCall, lookup }: PushAllowlist,
  details: RequestDetails,
  milliseconds: number,
): Promise<Delivery> => {
  const url = new URL(details.endpoint);
  if (!mayCall(url)) return 'failed';
  const call = await callerOf(url);
  return new Promise((resolve) => {
    const { headers, body } = details;
    const signal = AbortSignal.timeout(milliseconds);
    const request = call(url, { method: 'POST', headers, signal, ...(lookup && { lookup }) });
    let delivery: Delivery = 'failed';
    request.once('response', (response) => {
      delivery = deliveryOf(response.statusCode ?? 0);
      // The signal ends an answer that never ends, too, which then counts no more.
      response.on('error', () => undefined).resume();
    });
    request.on('error', () => undefined);
    // Not when the answer begins: until it has ended, it costs a connection.
    request.once('close', () => resolve(delivery));
    request.end(body);
  });
};

/** Sends notifications to the push services of browsers, each encrypted for one subscription. */
export class PushSender {
  readonly #keys: PushKeys;
  readonly #allowlist: PushAllowlist;
  readonly #limits: PushLimits;
  readonly #waiting: (() => void)[] = [];
  #calls = 0;

  constructor(keys: PushKeys, allowlist: PushAllowlist, limits = PUSH_LIMITS) {
    this.#keys = keys;
    this.#allowlist = allowlist;
    this.#limits = limits;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  mayCall(endpoint: URL): boolean {
    return this.#allowlist.mayCall(endpoint);
  }

  async deliver(subscription: PushSubscription, notification: TurnNotification): Promise<Delivery> {
    // Loaded at the first notification: it would slow down the start.
    const { default: webPush } = await import('web-push');
    const { contact: subject, publicKey, privateKey } = this.#keys;
    const details = webPush.generateRequestDetails(subscription, JSON.stringify(notification), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: SECONDS_KEPT,
      urgency: 'normal',
      // A newer one of the same table replaces an older one. The service reads this, so it must neither be the table's link nor the same
      // for two browsers: it would say who plays with whom.
      topic: digestOf(`${notification.table} ${subscription.endpoint}`).slice(0, TOPIC_LENGTH),
    });
    return this.#callInTurn(() => post(this.#allowlist, details, this.#limits.milliseconds));
  }

  async #callInTurn(call: () => Promise<Delivery>): Promise<Delivery> {
    if (this.#calls >= this.#limits.callsAtOnce) {
      if (this.#waiting.length >= this.#limits.callsWaiting) return 'failed';
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    } else this.#calls += 1;
    try {
      return await call();
    } finally {
      // The place goes to the next one without becoming free in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#calls -= 1;
      else next();
    }
  }
}
