import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '../../store/pushSubscriptions.js';
import { nextEvent } from '../waiting.js';
import { PushBrowser } from './pushBrowser.js';

/** What a push service was handed. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const bodyOf = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
};

/** A push service on this machine, with browsers that have subscribed to it. */
export class PushService {
  readonly #posted: Posted[] = [];
  readonly #waiting: ((posted: Posted) => void)[] = [];
  readonly #statuses = new Map<string, number>();

  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<PushService> {
    const service = new PushService(createServer());
    service.#server.listen(0, '127.0.0.1');
    await nextEvent(service.#server, 'listening');
    return service;
  }

  /** A browser with a subscription under some name; its posts are answered with a status. */
  subscribe(name: string, status = 201): { browser: PushBrowser; subscription: PushSubscription } {
    this.#statuses.set(`/${name}`, status);
    const { port } = this.#server.address() as AddressInfo;
    const browser = new PushBrowser();
    return { browser, subscription: { endpoint: `http://127.0.0.1:${port}/${name}`, keys: browser.keys } };
  }

  next(): Promise<Posted> {
    const known = this.#posted.shift();
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** How many were handed over and not yet looked at. */
  get unread(): number {
    return this.#posted.length;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.#take({ path, headers: request.headers, body: await bodyOf(request) });
    response.writeHead(this.#statuses.get(path) ?? 201).end();
  }

  #take(posted: Posted): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#posted.push(posted);
    else waiting(posted);
  }
}
