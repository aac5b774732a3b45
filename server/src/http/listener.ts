import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Gateway } from '../live/gateway.js';
import { refusedWith, send, sendBare } from './reply.js';
import { answer, pathOf, type RequestServices } from './requests.js';
import { Upgrades } from './upgrades.js';

export interface ListenerServices extends RequestServices {
  readonly gateway: Gateway;
  /** A request came, whatever becomes of it. */
  readonly counted: () => void;
  /** It has been answered. */
  readonly answered: (method: string, path: string, status: number) => void;
  /** A fault of ours. */
  readonly failed: (error: unknown) => void;
}

/** How long open requests and sockets may take to end when the server stops. */
const LAST_WORDS = 2_000;

const CLIENT_FAULTS: { readonly [code: string]: number } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const addressOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** The house's one door to the network. */
export class Listener {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly services: ListenerServices) {
    this.server = createServer();
    this.limit();
    this.answerRequests();
    this.answerUpgrades();
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Resolves with the address once it takes connections. Rejects with the system's error. */
  open(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject).on('error', (error) => this.services.failed(error));
        resolve(addressOf(this.server.address() as AddressInfo));
      });
    });
  }

  /** Takes no more connections and waits for those there are; whoever does not leave is shown out. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      const showOut = setTimeout(() => {
        for (const socket of this.sockets) socket.destroy();
      }, LAST_WORDS);
      this.server.close(() => {
        clearTimeout(showOut);
        resolve();
      });
      this.server.closeIdleConnections();
    });
  }

  /** Slow headers and bodies must not hold a connection for ever. */
  private limit(): void {
    this.server.headersTimeout = 15_000;
    this.server.requestTimeout = 30_000;
    this.server.maxHeadersCount = 60;
  }

  private answerRequests(): void {
    const { services } = this;
    this.server.on('request', (request, response) => {
      services.counted();
      response.once('finish', () => services.answered(request.method ?? '', pathOf(request), response.statusCode));
      answer(services, request, response).catch((error: unknown) => {
        // Whoever went away in the middle of a request gets no answer and is no fault of ours.
        if (request.destroyed && !request.complete) return;
        services.failed(error);
        if (response.headersSent) response.destroy();
        else send(response, refusedWith(500, { code: 'server-fault' }));
      });
    });
    this.server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (!socket.writable) socket.destroy();
      else sendBare(socket, refusedWith(CLIENT_FAULTS[error.code ?? ''] ?? 400, { code: 'not-http' }));
    });
  }

  private answerUpgrades(): void {
    const upgrades = new Upgrades(this.services, this.services.gateway);
    this.server.on('upgrade', (request, socket, head) => {
      upgrades.upgrade(request, socket, head).catch((error: unknown) => {
        this.services.failed(error);
        socket.destroy();
      });
    });
  }
}
