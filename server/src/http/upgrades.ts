import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS } from '@miaou/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ConnectedVisitor, OpenSocket } from '../live/connection.js';
import type { Gateway } from '../live/gateway.js';
import { ConcurrencyLimit, SOCKETS_PER_ADDRESS, SOCKETS_PER_PERSON } from './limits.js';
import { isFromOurPage } from './origin.js';
import { type Peer, peerOf } from './peer.js';
import { notFound, type Reply, refusedWith, sendBare } from './reply.js';
import { FOREIGN_ORIGIN, pathOf, type RequestServices, TOO_MANY, visitorOf } from './requests.js';

/** The one path of sockets. */
const SOCKET_PATH = '/socket';

/** Turns requests into sockets, each checked before anything is done for it. */
export class Upgrades {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    // Pongs that the library sends bypass the send queue: a peer that pings and never reads would fill the memory.
    autoPong: false,
  });
  readonly #ofPerson: ConcurrencyLimit;
  readonly #ofAddress: ConcurrencyLimit;

  readonly #services: RequestServices;
  readonly #gateway: Gateway;

  constructor(services: RequestServices, gateway: Gateway) {
    this.#services = services;
    this.#gateway = gateway;
    this.#ofPerson = new ConcurrencyLimit(SOCKETS_PER_PERSON * services.limitFactor);
    this.#ofAddress = new ConcurrencyLimit(SOCKETS_PER_ADDRESS * services.limitFactor);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Nothing else listens before the upgrade, and an unhandled error would end the process.
    const drop = (): void => void socket.destroy();
    socket.on('error', drop);
    const peer = peerOf(request, this.#services.isBehindProxy);
    const refusal = this.#refusalOf(request, peer);
    if (refusal !== undefined) return sendBare(socket, refusal);
    const visitor = await visitorOf(this.#services.identity, request, peer);
    if (visitor === undefined) return sendBare(socket, refusedWith(401, { code: 'who-are-you' }));
    // Nothing is waited for from here on: whoever is banned later is found among the open sockets.
    const ban = this.#services.banOf({ ip: peer.ip, person: visitor.person.id });
    if (ban !== undefined) return sendBare(socket, refusedWith(403, ban));
    socket.off('error', drop);
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      this.#accept({ socket: opened, stream: socket }, { ...visitor, peer }),
    );
  }

  #refusalOf(request: IncomingMessage, { address, ip }: Peer): Reply | undefined {
    const { limits, origins, elapsed, refused, banOf } = this.#services;
    if (pathOf(request) !== SOCKET_PATH) return notFound();
    const ban = banOf({ ip });
    if (ban !== undefined) return refusedWith(403, ban);
    const isTooMuch = !limits.requestsOfAddress.take(address, elapsed());
    if (!isTooMuch && isFromOurPage(request.headers, origins)) return undefined;
    refused();
    return isTooMuch ? TOO_MANY : FOREIGN_ORIGIN;
  }

  /** A place is taken at the moment the socket opens and given back when it closes, so none can be lost on the way. */
  #accept(opened: OpenSocket, visitor: ConnectedVisitor): void {
    const { socket } = opened;
    const { person } = visitor;
    const { address } = visitor.peer;
    if (!this.#ofPerson.take(person.id)) return this.#turnAway(socket);
    if (!this.#ofAddress.take(address)) {
      this.#ofPerson.giveBack(person.id);
      return this.#turnAway(socket);
    }
    socket.on('close', () => {
      this.#ofPerson.giveBack(person.id);
      this.#ofAddress.giveBack(address);
    });
    this.#gateway.accept(opened, visitor);
  }

  #turnAway(socket: WebSocket): void {
    this.#services.refused();
    socket.on('error', () => socket.terminate());
    socket.close(CLOSE_CODES.tooManyConnections, 'too many connections');
  }
}
