import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { nextEvent } from '../../src/testing/waiting.js';

/** Leads the bytes of two joined sockets to each other; `cut` ends both. */
type Join = (client: Socket, server: Socket, cut: () => void) => void;

/** Stands between clients and a port of this machine: each socket of a client is joined to one of its own there, and ends with it. */
export class SocketProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server;

  constructor(target: number, join: Join) {
    this.#server = createServer((client) => {
      const server = connect(target, '127.0.0.1');
      join(client, server, this.#tie(client, server));
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await nextEvent(this.#server, 'listening');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #tie(client: Socket, server: Socket): () => void {
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        this.#sockets.delete(socket);
        cut();
      });
    }
    return cut;
  }
}
