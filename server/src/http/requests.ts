import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@miaou/kit';
import type { Caller } from '../moderation/moderation.js';
import { secretIn } from '../people/cookie.js';
import type { Identity, Visitor } from '../people/identity.js';
import { readBody } from './body.js';
import type { Files } from './files.js';
import type { HttpLimits } from './limits.js';
import { bearerOf, isFromOurPage } from './origin.js';
import { type Peer, peerOf } from './peer.js';
import { notFound, plain, type Reply, refusedWith, send } from './reply.js';
import type { Found, Method, Router } from './router.js';

/** What requests are checked with before a route answers. */
export interface RequestServices {
  /** Open to monitors at any time. */
  readonly statusRouter: Router;
  readonly router: Router;
  readonly identity: Identity;
  readonly limits: HttpLimits;
  /** How many times the usual number of sockets. */
  readonly limitFactor: number;
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly files: Files | undefined;
  readonly isOperator: (request: Pick<IncomingMessage, 'headers'>) => boolean;
  /** Why somebody is turned away, if they are. */
  readonly banOf: (caller: Caller) => Refusal | undefined;
  /** For rates: milliseconds that are never set back. */
  readonly elapsed: () => number;
  /** A request or upgrade was turned away for its origin or its rate. */
  readonly refused: () => void;
}

export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Who shows a token is known by it alone, even if a cookie comes with it. */
export const visitorOf = async (
  identity: Identity,
  { headers }: Pick<IncomingMessage, 'headers'>,
  { isHttps }: Peer,
): Promise<Visitor | undefined> => {
  const token = bearerOf(headers);
  if (token !== undefined) return identity.bySecret(token, 'token');
  const shown = secretIn(headers.cookie, isHttps);
  const visitor = await identity.bySecret(shown?.secret, 'cookie');
  return shown?.hasOldName === true && visitor?.signIn.madeAt !== null ? undefined : visitor;
};

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const isFound = (found: ReturnType<Router['find']>): found is Found => 'route' in found;

const wrongMethod = (allowed: readonly Method[]): Reply =>
  refusedWith(405, { code: 'wrong-method', allowed }, { allow: allowed.join(', ') });

/** Shown where the page is not built, so that a visitor sees that the server runs. */
const NO_PAGE = plain(200, 'Miaou is running. The page is not built; programs find everything under /api.\n');

export const TOO_MANY = refusedWith(429, { code: 'too-many-requests' }, { 'retry-after': '5' });
export const FOREIGN_ORIGIN = refusedWith(403, { code: 'foreign-origin' });

/** The operator is never locked out. */
const banReply = ({ banOf }: RequestServices, { route }: Found, caller: Caller): Reply | undefined => {
  const refusal = route.isHidden === true ? undefined : banOf(caller);
  return refusal === undefined ? undefined : refusedWith(403, refusal);
};

/** What a program's token is not good for. */
const tokenReply = ({ route }: Found, visitor: Visitor | undefined): Reply | undefined => {
  if (visitor?.signIn.kind !== 'token') return undefined;
  if (route.isForBrowser === true) return refusedWith(403, { code: 'not-by-token' });
  const isTooMuch = visitor.signIn.scope === 'read' && route.method !== 'GET';
  return isTooMuch ? refusedWith(403, { code: 'token-only-reads' }) : undefined;
};

const answerStatus = async (found: Found, request: IncomingMessage, peer: Peer): Promise<Reply> =>
  found.route.answer({
    headers: request.headers,
    peer,
    params: found.params,
    person: undefined,
    signIn: undefined,
    body: undefined,
  });

const refuse = (services: RequestServices, reply: Reply): Reply => {
  services.refused();
  return reply;
};

/** Checks rate, address, origin, size and depth, the cheapest first; only then is the person looked up and the route run. */
const answerApi = async (services: RequestServices, request: IncomingMessage, peer: Peer): Promise<Reply> => {
  const { limits, identity, elapsed } = services;
  if (!limits.requestsOfAddress.take(peer.address, elapsed())) return refuse(services, TOO_MANY);
  const found = services.router.find(request.method ?? 'GET', pathOf(request));
  if (!isFound(found)) return found.allowed.length === 0 ? notFound() : wrongMethod(found.allowed);
  // Before anything else is judged: a wrong origin or body must not tell that there is something to send it to.
  if (found.route.isHidden === true && !services.isOperator(request)) return notFound();
  const banned = banReply(services, found, { ip: peer.ip });
  if (banned !== undefined) return refuse(services, banned);
  if (!isReading(request) && !isFromOurPage(request.headers, services.origins)) return refuse(services, FOREIGN_ORIGIN);
  const body = isReading(request) ? { json: undefined } : await readBody(request);
  if ('refusal' in body) return refusedWith(body.refusal.code === 'too-long' ? 413 : 400, body.refusal);
  const visitor = await visitorOf(identity, request, peer);
  const refusal = refusalOfVisitor(services, found, visitor, peer);
  if (refusal !== undefined) return refuse(services, refusal);
  const { person, signIn } = visitor ?? {};
  return found.route.answer({ headers: request.headers, peer, params: found.params, person, signIn, body: body.json });
};

const refusalOfVisitor = (
  services: RequestServices,
  found: Found,
  visitor: Visitor | undefined,
  { ip }: Peer,
): Reply | undefined => {
  if (visitor === undefined) return undefined;
  const { id } = visitor.person;
  if (!services.limits.requestsOfPerson.take(id, services.elapsed())) return TOO_MANY;
  return banReply(services, found, { ip, person: id }) ?? tokenReply(found, visitor);
};

const sendFile = ({ files }: RequestServices, request: IncomingMessage, response: ServerResponse): void => {
  if (!isReading(request)) send(response, wrongMethod(['GET']));
  else if (files !== undefined) files(request, response, () => send(response, notFound()));
  else send(response, pathOf(request) === '/' ? NO_PAGE : notFound());
};

/** Answers one request. */
export const answer = async (
  services: RequestServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const path = pathOf(request);
  const peer = peerOf(request, services.isBehindProxy);
  const status = services.statusRouter.find(request.method ?? 'GET', path);
  if (isFound(status)) return send(response, await answerStatus(status, request, peer));
  if (status.allowed.length > 0) return send(response, wrongMethod(status.allowed));
  if (path.startsWith('/api/')) return send(response, await answerApi(services, request, peer));
  return sendFile(services, request, response);
};
