import * as v from 'valibot';
import type { KnownPerson } from '../people/identity.js';
import type { PushSender } from '../push/pushSender.js';
import type { PushSubscription, PushSubscriptions } from '../store/pushSubscriptions.js';
import { readAs } from './body.js';
import type { HttpLimits } from './limits.js';
import { notFound, ok, type Reply, refusedWith } from './reply.js';
import { requirePerson } from './requirePerson.js';
import type { Call, Route } from './router.js';

export interface PushRouteServices {
  /** Undefined where no push keys are configured. */
  readonly pushSender: PushSender | undefined;
  readonly pushes: PushSubscriptions;
  readonly limits: HttpLimits;
  readonly now: () => number;
  readonly elapsed: () => number;
}

const endpointSchema = v.pipe(v.string(), v.maxLength(1000), v.url());

const base64 = (bytes: number): v.GenericSchema<unknown, string> =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`)));

/** As browsers write a subscription; when it ends is of no use to us, for its service says so itself. */
const subscriptionSchema = v.strictObject({
  endpoint: endpointSchema,
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({ p256dh: base64(65), auth: base64(16) }),
});

const droppedSchema = v.strictObject({ endpoint: v.optional(endpointSchema) });

const save = async (services: PushRouteServices, { id }: KnownPerson, { body }: Call): Promise<Reply> => {
  const { pushSender, pushes, limits, now, elapsed } = services;
  if (pushSender === undefined) return notFound();
  const read = readAs(subscriptionSchema, body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  const { endpoint, keys } = read.value;
  if (!pushSender.mayCall(new URL(endpoint))) return refusedWith(400, { code: 'foreign-endpoint' });
  if (!limits.pushes.take(id, elapsed())) return refusedWith(429, { code: 'too-many-requests' });
  await pushes.save(id, { endpoint, keys } satisfies PushSubscription, now());
  return ok({ saved: true });
};

const drop = async ({ pushes }: PushRouteServices, { id }: KnownPerson, { body }: Call): Promise<Reply> => {
  const read = readAs(droppedSchema, body ?? {});
  if ('refusal' in read) return refusedWith(400, read.refusal);
  await pushes.dropOf(id, read.value.endpoint);
  return ok({ saved: false });
};

/** Notifications for those who are away. */
export const pushRoutes = (services: PushRouteServices): readonly Route[] => [
  { method: 'GET', path: '/api/push', answer: () => ok({ publicKey: services.pushSender?.publicKey ?? null }) },
  { method: 'PUT', path: '/api/me/push', answer: requirePerson((person, call) => save(services, person, call)) },
  { method: 'DELETE', path: '/api/me/push', answer: requirePerson((person, call) => drop(services, person, call)) },
];
