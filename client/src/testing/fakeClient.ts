import { gameById } from '@miaou/games';
import type { Game, Refusal } from '@miaou/kit';
import type { ClientMessage, Me } from '@miaou/protocol';
import { Client } from '../client.js';
import type { Clock } from '../clock.js';
import type { SocketListener } from '../reconnectingSocket.js';
import type { SavedCopy, TableSync } from '../tableSync.js';
import { type FakeServer, type ServerSocket, TABLE } from './fakeServer.js';

let clients = 0;

/** A client whose socket the test controls: nothing is delivered but by `flush` and `step`. */
export class FakeClient {
  readonly toServer: ClientMessage[] = [];
  readonly client: Client;
  readonly table: TableSync;
  readonly server: FakeServer;
  readonly me: Me;
  readonly welcomes: Me[] = [];
  readonly refusals: Refusal[] = [];
  readonly invalid: Refusal[] = [];
  /** False while the rules of games are being loaded. */
  hasRules = true;
  rules: Promise<Game | undefined> = Promise.resolve(undefined);
  /** The games whose rules were asked for. */
  readonly loads: string[] = [];
  socket: ServerSocket | undefined;
  #listener: SocketListener | undefined;

  constructor(server: FakeServer, me: Me, clock: Clock, saved?: SavedCopy) {
    clients += 1;
    this.server = server;
    this.me = me;
    this.client = new Client(
      {
        clock,
        random: () => 1,
        commandPrefix: `m${clients}`,
        connect: (listener) => this.#connect(listener),
        rules: { loaded: (id) => (this.hasRules ? gameById(id) : undefined), load: (id) => this.#load(id) },
      },
      {
        welcomed: (who) => this.welcomes.push(who),
        refused: (refusal) => this.refusals.push(refusal),
        invalid: (refusal) => this.invalid.push(refusal),
      },
    );
    this.table = this.client.watch(TABLE, saved);
  }

  open(): void {
    this.client.wake();
    this.socket = this.server.connect(this.me);
    this.#listener?.opened();
  }

  /** Everything on its way is lost. */
  break(): void {
    if (this.socket === undefined) return;
    this.server.sockets.delete(this.socket);
    this.socket = undefined;
    this.toServer.length = 0;
    this.#listener?.closed();
  }

  /** Delivers one message; false if there was none. */
  step(direction: 'up' | 'down'): boolean {
    const { socket } = this;
    if (socket === undefined) return false;
    if (direction === 'up') {
      const message = this.toServer.shift();
      if (message !== undefined) this.server.receive(socket, message);
      return message !== undefined;
    }
    const message = socket.toClient.shift();
    if (message !== undefined) this.receive(JSON.stringify(message));
    return message !== undefined;
  }

  receive(text: string): void {
    this.#listener?.received(text);
  }

  flush(): void {
    while (this.step('up') || this.step('down'));
  }

  #connect(listener: SocketListener) {
    this.#listener = listener;
    return {
      send: (text: string) => this.toServer.push(JSON.parse(text) as ClientMessage),
      close: () => undefined,
    };
  }

  #load(id: string): Promise<Game | undefined> {
    this.loads.push(id);
    return this.rules;
  }
}
