import type { Refusal } from '@miaou/kit';
import type { PersonId } from '@miaou/table';
import * as v from 'valibot';
import { cookiesWith, noCookies, secretIn } from '../people/cookie.js';
import { type Identity, type KnownPerson, SECRET_LASTS, type Welcomed } from '../people/identity.js';
import { readAs } from './body.js';
import { type HttpLimits, priceOfName } from './limits.js';
import { bearerOf } from './origin.js';
import { NO_ROOM, notFound, ok, type Reply, refusedWith } from './reply.js';
import { requirePerson } from './requirePerson.js';
import type { Call, Route } from './router.js';

export interface MeServices {
  readonly identity: Identity;
  readonly limits: HttpLimits;
  readonly elapsed: () => number;
  /** Whether the disk has room for something new. */
  readonly hasRoom: () => Promise<boolean>;
  /** At how many tables a new name of theirs is written down. */
  readonly countTables: (person: PersonId) => Promise<number>;
  /** A person's name changed: updates their tables and connections. */
  readonly renamed: (person: PersonId) => Promise<void>;
  /** Ends a person's secrets and connections; answers how many secrets there were. */
  readonly logOut: (person: PersonId) => Promise<number>;
  /** Ends one secret of a person and its connections; false if there is none of that id. */
  readonly endSignIn: (person: PersonId, signIn: string) => Promise<boolean>;
  /** Why a person may not choose a name, if they may not. */
  readonly silenceOf: (person: PersonId) => Refusal | undefined;
}

const nameSchema = v.strictObject({ name: v.pipe(v.string(), v.maxLength(500)) });
const tokenSchema = v.optional(
  v.strictObject({
    scope: v.exactOptional(v.picklist(['play', 'read'])),
    label: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  }),
);
const codeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

const TOO_OFTEN = refusedWith(429, { code: 'too-many-requests' });

const shown = ({ id, name }: KnownPerson): unknown => ({ person: id, name });

const welcomed = ({ person, secret }: Welcomed, { peer }: Call): Reply =>
  ok(shown(person), { 'set-cookie': cookiesWith(secret, SECRET_LASTS, peer.isHttps) });

/** The cookie by which a browser is known; a program that shows a token has none to renew. */
const cookieOf = ({ headers, peer }: Call): string | undefined =>
  bearerOf(headers) === undefined ? secretIn(headers.cookie, peer.isHttps)?.secret : undefined;

const welcomeGuest = async ({ identity, limits, elapsed, hasRoom }: MeServices, call: Call): Promise<Reply> => {
  if (!limits.guests.take(call.peer.address, elapsed())) return TOO_OFTEN;
  return (await hasRoom()) ? welcomed(await identity.welcome(), call) : NO_ROOM;
};

/** The first request of every page: creates a guest, or extends the cookie of a known person. */
const enter = async (services: MeServices, call: Call): Promise<Reply> => {
  const { identity, limits, elapsed } = services;
  const { person, signIn } = call;
  if (person === undefined || signIn === undefined) return welcomeGuest(services, call);
  const secret = cookieOf(call);
  if (secret === undefined) return ok(shown(person));
  const mayReplace = (): boolean => limits.replacements.take(person.id, elapsed());
  return welcomed({ person, secret: await identity.renew(secret, { person, signIn }, mayReplace) }, call);
};

const rename = async (services: MeServices, { id }: KnownPerson, { body }: Call): Promise<Reply> => {
  const { identity, limits, elapsed, countTables, renamed, silenceOf } = services;
  const read = readAs(nameSchema, body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  const silence = silenceOf(id);
  if (silence !== undefined) return refusedWith(403, silence);
  if (!limits.renames.take(id, elapsed(), priceOfName(await countTables(id)))) return TOO_OFTEN;
  const person = await identity.rename(id, read.value.name);
  if (person === undefined) return refusedWith(400, { code: 'empty-name' });
  await renamed(id);
  return ok(shown(person));
};

const redeem = async ({ identity, limits, elapsed }: MeServices, call: Call): Promise<Reply> => {
  const read = readAs(codeSchema, call.body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  if (!limits.tries.take(call.peer.address, elapsed())) return TOO_OFTEN;
  const redeemed = await identity.redeemCode(read.value.code);
  return redeemed === undefined ? refusedWith(404, { code: 'no-such-code' }) : welcomed(redeemed, call);
};

const issueToken = async (
  { identity, limits, elapsed }: MeServices,
  { id }: KnownPerson,
  { body }: Call,
): Promise<Reply> => {
  const read = readAs(tokenSchema, body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  if (!limits.keys.take(id, elapsed())) return TOO_OFTEN;
  const { scope = 'play', label = '' } = read.value ?? {};
  return ok({ token: await identity.issueToken(id, scope, label) });
};

const issueCode = async ({ identity, limits, elapsed }: MeServices, { id }: KnownPerson): Promise<Reply> =>
  limits.keys.take(id, elapsed()) ? ok(await identity.issueCode(id)) : TOO_OFTEN;

const listSignIns = async ({ identity }: MeServices, { id }: KnownPerson, { signIn }: Call): Promise<Reply> => {
  const signIns = await identity.signInsOf(id);
  return ok({ signIns: signIns.map((own) => ({ ...own, isThis: own.id === signIn?.id })) });
};

const endSignIn = async (services: MeServices, { id }: KnownPerson, { params }: Call): Promise<Reply> =>
  (await services.endSignIn(id, params['signIn'] ?? '')) ? ok({ ended: true }) : notFound();

/** The own name, tokens for programs, codes for other devices. */
export const meRoutes = (services: MeServices): readonly Route[] => {
  const { logOut } = services;
  return [
    { method: 'GET', path: '/api/me', answer: requirePerson((person) => ok(shown(person))) },
    { method: 'POST', path: '/api/me', answer: (call) => enter(services, call) },
    { method: 'PATCH', path: '/api/me', answer: requirePerson((person, call) => rename(services, person, call)) },
    {
      method: 'POST',
      path: '/api/me/tokens',
      isForBrowser: true,
      answer: requirePerson((person, call) => issueToken(services, person, call)),
    },
    {
      method: 'POST',
      path: '/api/me/codes',
      isForBrowser: true,
      answer: requirePerson((person) => issueCode(services, person)),
    },
    {
      method: 'GET',
      path: '/api/me/sign-ins',
      isForBrowser: true,
      answer: requirePerson((person, call) => listSignIns(services, person, call)),
    },
    {
      method: 'DELETE',
      path: '/api/me/sign-ins/:signIn',
      isForBrowser: true,
      answer: requirePerson((person, call) => endSignIn(services, person, call)),
    },
    { method: 'POST', path: '/api/codes', answer: (call) => redeem(services, call) },
    {
      method: 'POST',
      path: '/api/me/logout-everywhere',
      isForBrowser: true,
      answer: requirePerson(async ({ id }, { peer }) =>
        ok({ ended: await logOut(id) }, { 'set-cookie': noCookies(peer.isHttps) }),
      ),
    },
  ];
};
