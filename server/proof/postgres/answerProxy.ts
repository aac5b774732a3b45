import type { Chance } from '@miaou/kit';
import { SocketProxy } from '../process/socketProxy.js';

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
  readonly #proxy: SocketProxy;
  readonly #chance: Chance;
  #untilNext: number;

  private constructor(target: number, chance: Chance) {
    this.#chance = chance;
    this.#untilNext = this.#draw();
    this.#proxy = new SocketProxy(target, (client, database, cut) => {
      client.on('data', (bytes: Buffer) => database.write(bytes));
      database.on('data', (bytes: Buffer) => {
        if (this.#isNext()) cut();
        else client.write(bytes);
      });
    });
  }

  static async open(target: number, chance: Chance): Promise<AnswerProxy> {
    const proxy = new AnswerProxy(target, chance);
    await proxy.#proxy.listen();
    return proxy;
  }

  get port(): number {
    return this.#proxy.port;
  }

  close(): void {
    this.#proxy.close();
  }

  #draw(): number {
    return ANSWERS.least + this.#chance.below(ANSWERS.more);
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
