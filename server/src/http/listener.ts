import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@miaou/protocol';
import { WebSocketServer } from 'ws';
import type { Gateway } from '../live/gateway.js';
import type { RateLimits } from '../live/rateLimit.js';
import { type Identity, type KnownPerson, secretIn } from '../people/identity.js';
import { bearerOf, isFromOurPage } from './origin.js';
import { notFound, type Reply, readBody, refusedWith, send } from './reply.js';
import { type Call, findRoute, type Route } from './router.js';

/** What the listener needs. */
export interface ListenerServices {
  readonly routes: readonly Route[];
  readonly gateway: Gateway;
  readonly identity: Identity;
  readonly origins: readonly string[];
  readonly requestLimits: RateLimits;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly now: () => number;
  /** Files of the web page; nothing until there are some. */
  readonly files: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
  readonly counted: () => void;
  readonly failed: (error: unknown) => void;
}

/** The one path of sockets. */
const SOCKET_PATH = '/socket';

/** Answered without a limit and without looking anybody up: a monitor must get through when all else is busy. */
const OPEN_PATHS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** HTTP requests and socket upgrades, each checked before anything is done for it. */
export const createListener = (services: ListenerServices): Server => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.frameBytes, perMessageDeflate: false });
  const server = createServer((request, response) => {
    services.counted();
    answer(services, request, response).catch((error: unknown) => {
      services.failed(error);
      if (!response.headersSent) send(response, refusedWith(500, { code: 'server-fault' }));
    });
  });
  server.on('upgrade', (request, socket, head) => {
    upgrade(services, sockets, request, socket, head).catch((error: unknown) => {
      services.failed(error);
      socket.destroy();
    });
  });
  // Slow headers and bodies must not hold a connection for ever.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.maxHeadersCount = 60;
  return server;
};

const answer = async (
  services: ListenerServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const path = pathOf(request);
  const found = findRoute(services.routes, request.method ?? 'GET', path);
  if (found === 'wrong-method') return send(response, refusedWith(405, { code: 'wrong-method' }));
  if (found === 'absent')
    return path.startsWith('/api/') ? send(response, notFound()) : file(services, request, response);
  const refusal = OPEN_PATHS.includes(path) ? undefined : refuseRequest(services, request);
  if (refusal !== undefined) return send(response, refusal);
  const call = await callFor(services, request, found.parts);
  send(response, 'refusal' in call ? call.refusal : await found.route.answer(call.call));
};

const file = ({ files }: ListenerServices, request: IncomingMessage, response: ServerResponse): void => {
  if (files === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) send(response, notFound());
  else files(request, response, () => send(response, notFound()));
};

const isReading = (request: IncomingMessage): boolean => request.method === 'GET' || request.method === 'HEAD';

const refuseRequest = (services: ListenerServices, request: IncomingMessage): Reply | undefined => {
  if (!services.requestLimits.take(services.addressOf(request), services.now()))
    return refusedWith(429, { code: 'too-many-requests' });
  if (!isReading(request) && !isFromOurPage(request.headers, services.origins))
    return refusedWith(403, { code: 'foreign-origin' });
  return undefined;
};

const callFor = async (
  { identity }: ListenerServices,
  request: IncomingMessage,
  parts: readonly string[],
): Promise<{ call: Call } | { refusal: Reply }> => {
  const hasBody = !isReading(request) && request.headers['content-length'] !== '0';
  const body = hasBody ? await readBody(request) : { json: undefined };
  if ('fault' in body) return { refusal: refusedWith(body.fault.code === 'too-long' ? 413 : 400, body.fault) };
  return { call: { request, parts, person: await personOf(identity, request), body: body.json } };
};

const personOf = (identity: Identity, { headers }: IncomingMessage): Promise<KnownPerson | undefined> =>
  identity.bySecret(bearerOf(headers) ?? secretIn(headers.cookie));

/** Refuses a socket in plain HTTP, so that the other side can read why. */
const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

const upgrade = async (
  services: ListenerServices,
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> => {
  // Between here and the upgrade nobody else listens, and an unheard error would end the process.
  socket.on('error', () => socket.destroy());
  const address = services.addressOf(request);
  if (pathOf(request) !== SOCKET_PATH) return refuseUpgrade(socket, '404 Not Found');
  if (!services.requestLimits.take(address, services.now())) return refuseUpgrade(socket, '429 Too Many Requests');
  if (!isFromOurPage(request.headers, services.origins)) return refuseUpgrade(socket, '403 Forbidden');
  const person = await personOf(services.identity, request);
  if (person === undefined) return refuseUpgrade(socket, '401 Unauthorized');
  sockets.handleUpgrade(request, socket, head, (opened) => services.gateway.accept(opened, person, address));
};
