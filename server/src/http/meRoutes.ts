import type { PersonId } from '@miaou/table';
import * as v from 'valibot';
import { cookieWith, noCookie, secretIn } from '../people/cookie.js';
import { type Identity, type KnownPerson, SECRET_LASTS, type Welcomed } from '../people/identity.js';
import { readAs } from './body.js';
import type { HttpLimits } from './limits.js';
import { needsPerson } from './needsPerson.js';
import { bearerOf } from './origin.js';
import { ok, type Reply, refusedWith } from './reply.js';
import type { Call, Route } from './router.js';

export interface MeServices {
  readonly identity: Identity;
  readonly limits: HttpLimits;
  readonly now: () => number;
  /** A person's name changed: their tables and connections hear of it. */
  readonly renamed: (person: KnownPerson) => Promise<void>;
  /** Ends a person's secrets and connections; answers how many secrets there were. */
  readonly logOut: (person: PersonId) => Promise<number>;
}

const nameSchema = v.strictObject({ name: v.pipe(v.string(), v.maxLength(500)) });
const codeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

const TOO_OFTEN = refusedWith(429, { code: 'too-many-requests' });

const shown = ({ id, name }: KnownPerson): unknown => ({ person: id, name });

const welcomed = ({ person, secret }: Welcomed, { peer }: Call): Reply =>
  ok(shown(person), { 'set-cookie': cookieWith(secret, SECRET_LASTS, peer.isHttps) });

/** The cookie by which a browser is known; a program that shows a token has none to renew. */
const cookieOf = ({ headers }: Call): string | undefined =>
  bearerOf(headers) === undefined ? secretIn(headers.cookie) : undefined;

/** Every page begins here: whoever is new becomes a guest, and for whoever is known the year begins anew. */
const enter = async ({ identity, limits, now }: MeServices, call: Call): Promise<Reply> => {
  const { person, peer } = call;
  if (person === undefined)
    return limits.guests.take(peer.address, now()) ? welcomed(await identity.welcome(), call) : TOO_OFTEN;
  const secret = cookieOf(call);
  if (secret === undefined) return ok(shown(person));
  await identity.renew(secret);
  return welcomed({ person, secret }, call);
};

const rename = async (services: MeServices, { id }: KnownPerson, { body }: Call): Promise<Reply> => {
  const { identity, limits, now, renamed } = services;
  const read = readAs(nameSchema, body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  if (!limits.renames.take(id, now())) return TOO_OFTEN;
  const person = await identity.rename(id, read.value.name);
  if (person === undefined) return refusedWith(400, { code: 'empty-name' });
  await renamed(person);
  return ok(shown(person));
};

const redeem = async ({ identity, limits, now }: MeServices, call: Call): Promise<Reply> => {
  const read = readAs(codeSchema, call.body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  if (!limits.tries.take(call.peer.address, now())) return TOO_OFTEN;
  const redeemed = await identity.redeemCode(read.value.code);
  return redeemed === undefined ? refusedWith(404, { code: 'no-such-code' }) : welcomed(redeemed, call);
};

/** Who somebody is, on this device and on others. */
export const meRoutes = (services: MeServices): readonly Route[] => {
  const { identity, limits, now, logOut } = services;
  /** Something that opens doors, for people who do not ask for too many. */
  const givesKey = (make: (person: PersonId) => Promise<unknown>): Route['answer'] =>
    needsPerson(async ({ id }) => (limits.keys.take(id, now()) ? ok(await make(id)) : TOO_OFTEN));
  return [
    { method: 'GET', path: '/api/me', answer: needsPerson((person) => ok(shown(person))) },
    { method: 'POST', path: '/api/me', answer: (call) => enter(services, call) },
    { method: 'PATCH', path: '/api/me', answer: needsPerson((person, call) => rename(services, person, call)) },
    {
      method: 'POST',
      path: '/api/me/tokens',
      answer: givesKey(async (person) => ({ token: await identity.issueToken(person) })),
    },
    { method: 'POST', path: '/api/me/codes', answer: givesKey((person) => identity.issueCode(person)) },
    { method: 'POST', path: '/api/codes', answer: (call) => redeem(services, call) },
    {
      method: 'POST',
      path: '/api/me/logout-everywhere',
      answer: needsPerson(async ({ id }, { peer }) =>
        ok({ ended: await logOut(id) }, { 'set-cookie': noCookie(peer.isHttps) }),
      ),
    },
  ];
};
