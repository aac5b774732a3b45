import { request as requestHttp } from 'node:http';
import type { RequestDetails } from 'web-push';
import { digestOf } from '../people/secrets.js';
import type { PushSubscription } from '../store/pushes.js';
import type { PushReach } from './reach.js';

/** By what push services know who sends: a pair of keys, and where its owner is found. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or `https://…` */
  readonly contact: string;
}

/** What a notification says; the page finds the words. */
export interface Nudge {
  readonly table: string;
  readonly game: string;
}

/** `gone`: nobody will ever hear of this subscription again. */
export type Delivery = 'delivered' | 'gone' | 'failed';

/** Whoever was not reached within a day has other ways to find out. */
const SECONDS_KEPT = 24 * 60 * 60;

const LONGEST_CALL = 10_000;

/** What standards allow, and shorter than a digest. */
const TOPIC_LENGTH = 32;

const deliveryOf = (status: number): Delivery => {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'delivered' : 'failed';
};

/** Encryption is loaded when somebody is called: a server that calls nobody starts sooner without. */
const callerOf = async ({ protocol }: URL): Promise<typeof requestHttp> =>
  protocol === 'https:' ? (await import('node:https')).request : requestHttp;

const post = async ({ mayCall, lookup }: PushReach, details: RequestDetails): Promise<Delivery> => {
  const url = new URL(details.endpoint);
  if (!mayCall(url)) return 'failed';
  const call = await callerOf(url);
  return new Promise((resolve) => {
    const { headers, body } = details;
    const request = call(url, { method: 'POST', headers, timeout: LONGEST_CALL, ...(lookup && { lookup }) });
    request.once('response', (response) => {
      response.resume();
      resolve(deliveryOf(response.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve('failed'));
    request.end(body);
  });
};

/** Brings notifications to the push services of browsers. They cannot read them: each is sealed for one subscription. */
export class Courier {
  constructor(
    private readonly keys: PushKeys,
    private readonly reach: PushReach,
  ) {}

  get publicKey(): string {
    return this.keys.publicKey;
  }

  mayCall(endpoint: URL): boolean {
    return this.reach.mayCall(endpoint);
  }

  async deliver(subscription: PushSubscription, nudge: Nudge): Promise<Delivery> {
    // Loaded at the first notification: it would be a good part of the start.
    const { default: webPush } = await import('web-push');
    const { contact: subject, publicKey, privateKey } = this.keys;
    const details = webPush.generateRequestDetails(subscription, JSON.stringify(nudge), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: SECONDS_KEPT,
      urgency: 'normal',
      // A newer one of the same table replaces an older one. The service reads this, so it must not be the table's link.
      topic: digestOf(nudge.table).slice(0, TOPIC_LENGTH),
    });
    return post(this.reach, details);
  }
}
