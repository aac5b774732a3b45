import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Chance } from '@miaou/kit';
import { WebSocket, WebSocketServer } from 'ws';
import { nextEvent } from '../../src/testing/waiting.js';
import { originOf } from '../client/guest.js';
import { FrameRelay } from './frameRelay.js';
import type { NetworkFault } from './networkFaults.js';

/** Stands between clients and a server and mistreats frames: those it lets through are whole, but not all, and not in order. */
export class FrameProxy {
  readonly met = new Map<NetworkFault, number>();
  readonly #http = createServer();
  readonly #sockets = new WebSocketServer({ server: this.#http, perMessageDeflate: false });

  readonly #target: number;
  readonly #chance: Chance;

  private constructor(target: number, chance: Chance) {
    this.#target = target;
    this.#chance = chance;
    this.#sockets.on('connection', (socket, request) => this.#join(socket, request));
  }

  static async open(target: number, chance: Chance): Promise<FrameProxy> {
    const proxy = new FrameProxy(target, chance);
    proxy.#http.listen(0, '127.0.0.1');
    await nextEvent(proxy.#http, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#http.close();
  }

  #join(client: WebSocket, { headers }: IncomingMessage): void {
    const passed = { origin: originOf(this.#target), cookie: headers.cookie ?? '' };
    const server = new WebSocket(`ws://127.0.0.1:${this.#target}/socket`, {
      headers: passed,
      perMessageDeflate: false,
    });
    const cut = (): void => {
      client.terminate();
      server.terminate();
    };
    const early: string[] = [];
    const up = this.#wayTo(server, cut);
    const down = this.#wayTo(client, cut);
    client.on('message', (bytes: Buffer) => {
      if (server.readyState === WebSocket.CONNECTING) early.push(bytes.toString());
      else up.take(bytes.toString());
    });
    server.on('open', () => {
      for (const frame of early) up.take(frame);
    });
    server.on('message', (bytes: Buffer) => down.take(bytes.toString()));
    for (const end of [client, server]) end.on('close', cut).on('error', cut);
  }

  #wayTo(end: WebSocket, cut: () => void): FrameRelay {
    const forward = (frame: string): void => {
      if (end.readyState === WebSocket.OPEN) end.send(frame);
    };
    const count = (networkFault: NetworkFault): void =>
      void this.met.set(networkFault, (this.met.get(networkFault) ?? 0) + 1);
    return new FrameRelay({ forward, cut }, this.#chance, count);
  }
}
