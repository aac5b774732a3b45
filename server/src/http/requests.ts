import type { IncomingMessage, ServerResponse } from 'node:http';
import { secretIn } from '../people/cookie.js';
import type { Identity, KnownPerson } from '../people/identity.js';
import { readBody } from './body.js';
import type { Files } from './files.js';
import type { HttpLimits } from './limits.js';
import { bearerOf, isFromOurPage } from './origin.js';
import { type Peer, peerOf } from './peer.js';
import { notFound, plain, type Reply, refusedWith, send } from './reply.js';
import type { Found, Method, Router } from './router.js';

/** What stands between the network and the routes. */
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
  readonly now: () => number;
  /** A request or upgrade was turned away for its origin or its rate. */
  readonly refused: () => void;
}

export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

export const personOf = (identity: Identity, { headers }: IncomingMessage): Promise<KnownPerson | undefined> =>
  identity.bySecret(bearerOf(headers) ?? secretIn(headers.cookie));

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const isFound = (found: ReturnType<Router['find']>): found is Found => 'route' in found;

const wrongMethod = (allowed: readonly Method[]): Reply =>
  refusedWith(405, { code: 'wrong-method', allowed }, { allow: allowed.join(', ') });

/** Until there is a page: whoever opens the address should see that the server runs. */
const NO_PAGE = plain(200, 'Miaou is running. The page is not built; programs find everything under /api.\n');

export const TOO_MANY = refusedWith(429, { code: 'too-many-requests' }, { 'retry-after': '5' });
export const FOREIGN_ORIGIN = refusedWith(403, { code: 'foreign-origin' });

const answerStatus = async (found: Found, request: IncomingMessage, peer: Peer): Promise<Reply> =>
  found.route.answer({ headers: request.headers, peer, parts: found.parts, person: undefined, body: undefined });

const refuse = (services: RequestServices, reply: Reply): Reply => {
  services.refused();
  return reply;
};

/** Rate, address, origin, size and depth, in the order of what they cost us; only then is anybody looked up or anything done. */
const answerApi = async (services: RequestServices, request: IncomingMessage, peer: Peer): Promise<Reply> => {
  const { limits, identity, now } = services;
  if (!limits.requestsOfAddress.take(peer.address, now())) return refuse(services, TOO_MANY);
  const found = services.router.find(request.method ?? 'GET', pathOf(request));
  if (!isFound(found)) return found.allowed.length === 0 ? notFound() : wrongMethod(found.allowed);
  if (!isReading(request) && !isFromOurPage(request.headers, services.origins)) return refuse(services, FOREIGN_ORIGIN);
  const body = isReading(request) ? { json: undefined } : await readBody(request);
  if ('refusal' in body) return refusedWith(body.refusal.code === 'too-long' ? 413 : 400, body.refusal);
  const person = await personOf(identity, request);
  if (person !== undefined && !limits.requestsOfPerson.take(person.id, now())) return refuse(services, TOO_MANY);
  return found.route.answer({ headers: request.headers, peer, parts: found.parts, person, body: body.json });
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
