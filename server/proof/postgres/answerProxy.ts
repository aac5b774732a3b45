import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Chance } from '@miaou/kit';
import { nextEvent } from '../../src/testing/waiting.js';

/** Answers between two that are swallowed: the fewest, and how many more. */
const ANSWERS = { least: 20, more: 40 };

/**
 * Stands between a server and its database. Now and then it lets a request through and swallows the answer with its connection: the
 * server cannot know whether what it asked for was done, and it was.
 */
export class AnswerProxy {
  /** Off at first. */
  isSwallowing = false;
  swallowed = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#join(client));
  readonly #target: number;
  readonly #chance: Chance;
  #untilNext: number;

  private constructor(target: number, chance: Chance) {
    this.#target = target;
    this.#chance = chance;
    this.#untilNext = this.#draw();
  }

  static async open(target: number, chance: Chance): Promise<AnswerProxy> {
    const proxy = new AnswerProxy(target, chance);
    proxy.#server.listen(0, '127.0.0.1');
    await nextEvent(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #draw(): number {
    return ANSWERS.least + this.#chance.below(ANSWERS.more);
  }

  #join(client: Socket): void {
    const database = connect(this.#target, '127.0.0.1');
    const cut = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.on('error', cut).on('close', () => {
        this.#sockets.delete(socket);
        cut();
      });
    }
    client.on('data', (bytes: Buffer) => database.write(bytes));
    database.on('data', (bytes: Buffer) => {
      if (this.#isNext()) cut();
      else client.write(bytes);
    });
  }

  #isNext(): boolean {
    if (!this.isSwallowing) return false;
    this.#untilNext -= 1;
    if (this.#untilNext > 0) return false;
    this.#untilNext = this.#draw();
    this.swallowed += 1;
    return true;
  }
}
