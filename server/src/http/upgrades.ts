import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@miaou/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Gateway } from '../live/gateway.js';
import type { KnownPerson } from '../people/identity.js';
import { Places } from './limits.js';
import { isFromOurPage } from './origin.js';
import { peerOf } from './peer.js';
import { notFound, type Reply, refusedWith, sendBare } from './reply.js';
import { FOREIGN_ORIGIN, pathOf, personOf, type RequestServices, TOO_MANY } from './requests.js';

/** The one path of sockets. */
const SOCKET_PATH = '/socket';

/** Tabs and devices of one person; a program needs one socket for all its tables. */
const SOCKETS_PER_PERSON = 50;
const SOCKETS_PER_ADDRESS = 1000;

/** Turns requests into sockets, each checked before anything is done for it. */
export class Upgrades {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly ofPerson: Places;
  private readonly ofAddress: Places;

  constructor(
    private readonly services: RequestServices,
    private readonly gateway: Gateway,
  ) {
    this.ofPerson = new Places(SOCKETS_PER_PERSON * services.limitFactor);
    this.ofAddress = new Places(SOCKETS_PER_ADDRESS * services.limitFactor);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Until the upgrade nobody else listens, and an unheard error would end the process.
    const drop = (): void => void socket.destroy();
    socket.on('error', drop);
    const { address } = peerOf(request, this.services.isBehindProxy);
    const refusal = this.refusalOf(request, address);
    if (refusal !== undefined) return sendBare(socket, refusal);
    const person = await personOf(this.services.identity, request);
    if (person === undefined) return sendBare(socket, refusedWith(401, { code: 'who-are-you' }));
    socket.off('error', drop);
    this.sockets.handleUpgrade(request, socket, head, (opened) => this.accept(opened, socket, person, address));
  }

  private refusalOf(request: IncomingMessage, address: string): Reply | undefined {
    const { limits, origins, now, refused } = this.services;
    if (pathOf(request) !== SOCKET_PATH) return notFound();
    const isTooMuch = !limits.requestsOfAddress.take(address, now());
    if (!isTooMuch && isFromOurPage(request.headers, origins)) return undefined;
    refused();
    return isTooMuch ? TOO_MANY : FOREIGN_ORIGIN;
  }

  /** A place is taken at the moment the socket opens and given back when it closes, so none can be lost on the way. */
  private accept(socket: WebSocket, stream: Duplex, person: KnownPerson, address: string): void {
    if (!this.ofPerson.take(person.id)) return this.turnAway(socket);
    if (!this.ofAddress.take(address)) {
      this.ofPerson.giveBack(person.id);
      return this.turnAway(socket);
    }
    socket.once('close', () => {
      this.ofPerson.giveBack(person.id);
      this.ofAddress.giveBack(address);
    });
    this.gateway.accept(socket, stream, person, address);
  }

  private turnAway(socket: WebSocket): void {
    this.services.refused();
    socket.on('error', () => socket.terminate());
    socket.close(1013, 'too many connections');
  }
}
