import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Gateway } from '../live/gateway.js';
import { CONNECTIONS_PER_ADDRESS, ConcurrencyLimit } from './limits.js';
import { limitedAddress, peerOf } from './peer.js';
import { refusedWith, send, sendBare } from './reply.js';
import { answer, pathOf, type RequestServices, TOO_MANY } from './requests.js';
import { Upgrades } from './upgrades.js';

export interface ListenerServices extends RequestServices {
  readonly gateway: Gateway;
  readonly connectionLimits: ConnectionLimits;
  /** A request came, whatever becomes of it. */
  readonly counted: () => void;
  /** It has been answered. */
  readonly answered: (method: string, path: string, status: number, milliseconds: number) => void;
  /** A fault of the server. */
  readonly failed: (error: unknown) => void;
}

/** How long a connection may take for what, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  readonly headers: number;
  /** Headers and body. */
  readonly request: number;
  /** Between two requests. Longer than proxies keep theirs: a proxy that reuses a connection which is being closed reports a failure. */
  readonly keepAlive: number;
  /** How often the first two are looked at: they end so much too late. */
  readonly checkEvery: number;
  /** Of one address, upgraded or not. */
  readonly perAddress: number;
  /** How long a server behind a proxy serves on after it was asked to stop: until the proxy has heard that it is not ready. */
  readonly drain: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 30_000,
  keepAlive: 65_000,
  checkEvery: 1_000,
  perAddress: CONNECTIONS_PER_ADDRESS,
  drain: 2_500,
};

/** How long open requests and sockets may take to end when the server stops. */
const SHUTDOWN_TIMEOUT = 2_000;

const CLIENT_FAULTS: { readonly [code: string]: number } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const STOPPING = refusedWith(503, { code: 'stopping' }, { 'retry-after': '1' });

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const addressOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** The HTTP server: requests, upgrades, timeouts and shutdown. */
export class Listener {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #connections: ConcurrencyLimit;
  /** Connections that were told so: what they still ask is not answered. */
  readonly #turnedAway = new WeakSet<Socket>();
  /** Each connection ends with its next answer: a proxy must not send another request on one that is about to be closed. */
  #isEnding = false;
  #isRefusing = false;

  readonly #services: ListenerServices;

  constructor(services: ListenerServices) {
    this.#services = services;
    const { headers, request, keepAlive, checkEvery, perAddress } = services.connectionLimits;
    this.#server = createServer({
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: checkEvery,
    });
    this.#server.maxHeadersCount = 60;
    this.#connections = new ConcurrencyLimit(perAddress * services.limitFactor);
    this.#answerRequests();
    this.#answerUpgrades();
    this.#server.on('connection', (socket) => this.#connected(socket));
  }

  /** Resolves with the address once it takes connections. Rejects with the system's error. */
  open(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject).on('error', (error) => this.#services.failed(error));
        resolve(addressOf(this.#server.address() as AddressInfo));
      });
    });
  }

  /** Serves on until a proxy has heard that it should send its requests elsewhere. */
  async drain(): Promise<void> {
    this.#isEnding = true;
    const { isBehindProxy, connectionLimits } = this.#services;
    if (isBehindProxy) await new Promise((resolve) => setTimeout(resolve, connectionLimits.drain).unref());
  }

  /** From now on requests are told that the server is stopping. */
  refuse(): void {
    this.#isEnding = true;
    this.#isRefusing = true;
  }

  /** Accepts no more connections and waits for the open ones; those that stay too long are destroyed. */
  async close(): Promise<void> {
    this.refuse();
    // A connection whose next request lies unread looks idle: a turn of the event loop that began before it came, and one that reads it.
    await nextTurn();
    await nextTurn();
    await this.#end();
  }

  #end(): Promise<void> {
    return new Promise((resolve) => {
      const destroyAll = setTimeout(() => {
        for (const socket of this.#sockets) socket.destroy();
      }, SHUTDOWN_TIMEOUT);
      this.#server.close(() => {
        clearTimeout(destroyAll);
        resolve();
      });
      this.#server.closeIdleConnections();
    });
  }

  /** Before anything is read: whoever opens connections and says nothing must not have all of them. A proxy bounds its own clients. */
  #connected(socket: Socket): void {
    const address = this.#services.isBehindProxy ? undefined : limitedAddress(socket.remoteAddress ?? 'unknown');
    if (address !== undefined && !this.#connections.take(address)) {
      this.#services.refused();
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (address !== undefined) this.#connections.giveBack(address);
    });
  }

  #answerRequests(): void {
    const services = this.#services;
    this.#server.on('request', (request, response) => {
      services.counted();
      if (this.#turnAway(request, response)) return;
      if (this.#isEnding) response.shouldKeepAlive = false;
      if (this.#isRefusing && pathOf(request).startsWith('/api/')) return send(response, STOPPING);
      const begun = services.elapsed();
      response.once('finish', () =>
        services.answered(request.method ?? '', pathOf(request), response.statusCode, services.elapsed() - begun),
      );
      const fail = (error: unknown): void => {
        // A client that disconnected in the middle of its request is not a fault of the server.
        if (request.destroyed && !request.complete) return;
        services.failed(error);
        if (response.headersSent) response.destroy();
        else send(response, refusedWith(500, { code: 'server-fault' }));
      };
      // A file may be gone when it is read: an error that nobody listens to would end the process.
      response.once('pipe', (source) => source.once('error', fail));
      answer(services, request, response).catch(fail);
    });
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (!socket.writable) socket.destroy();
      else sendBare(socket, refusedWith(CLIENT_FAULTS[error.code ?? ''] ?? 400, { code: 'not-http' }));
    });
  }

  /**
   * A refusal costs as much as most answers, and many requests may come in one packet: only the end of the connection costs its client
   * more than the server.
   */
  #turnAway(request: IncomingMessage, response: ServerResponse): boolean {
    const { limits, isBehindProxy, elapsed, refused } = this.#services;
    if (this.#turnedAway.has(request.socket)) return true;
    if (limits.anythingOfAddress.take(peerOf(request, isBehindProxy).address, elapsed())) return false;
    refused();
    this.#turnedAway.add(request.socket);
    response.shouldKeepAlive = false;
    send(response, TOO_MANY);
    return true;
  }

  #answerUpgrades(): void {
    const upgrades = new Upgrades(this.#services, this.#services.gateway);
    this.#server.on('upgrade', (request, socket, head) => {
      upgrades.upgrade(request, socket, head).catch((error: unknown) => {
        this.#services.failed(error);
        socket.destroy();
      });
    });
  }
}
