import type { Socket } from 'node:net';
import type { Chance } from '@miaou/kit';
import { SocketProxy } from '../process/socketProxy.js';

/** Pieces between two faults of a kind: the fewest, and how many more. Drawn for each piece alone, a short run might meet none. */
const CUTS = { least: 100, more: 200 };
const SILENCES = { least: 150, more: 300 };
const LONGEST_DELAY = 10;

/** Stands between clients and a server and mistreats bytes: pieces of any size, late, and connections that end in the middle of a frame. */
export class ByteProxy {
  cuts = 0;
  silences = 0;
  readonly #proxy: SocketProxy;
  readonly #chance: Chance;
  #untilCut: number;
  #untilSilence: number;

  private constructor(target: number, chance: Chance) {
    this.#chance = chance;
    this.#untilCut = this.#draw(CUTS);
    this.#untilSilence = this.#draw(SILENCES);
    this.#proxy = new SocketProxy(target, (client, server, cut) => {
      this.#lead(client, server, cut);
      this.#lead(server, client, cut);
    });
  }

  static async open(target: number, chance: Chance): Promise<ByteProxy> {
    const proxy = new ByteProxy(target, chance);
    await proxy.#proxy.listen();
    return proxy;
  }

  get port(): number {
    return this.#proxy.port;
  }

  close(): void {
    this.#proxy.close();
  }

  #draw({ least, more }: { readonly least: number; readonly more: number }): number {
    return least + this.#chance.below(more);
  }

  /** Pieces stay in order, as TCP promises; each waits for the one before. */
  #lead(from: Socket, to: Socket, cut: () => void): void {
    let before = Promise.resolve();
    let isSilent = false;
    from.on('data', (piece: Buffer) => {
      this.#untilCut -= 1;
      this.#untilSilence -= 1;
      if (this.#untilCut <= 0) {
        this.#untilCut = this.#draw(CUTS);
        this.cuts += 1;
        to.write(piece.subarray(0, this.#chance.below(piece.length)), cut);
        return;
      }
      if (this.#untilSilence <= 0) {
        this.#untilSilence = this.#draw(SILENCES);
        this.silences += 1;
        isSilent = true;
      }
      if (!isSilent) before = before.then(() => this.#pass(piece, to));
    });
  }

  async #pass(piece: Buffer, to: Socket): Promise<void> {
    const parts = 1 + this.#chance.below(3);
    for (let part = 0; part < parts; part++) {
      const [begin, end] = [part, part + 1].map((place) => Math.floor((piece.length * place) / parts));
      await new Promise((late) => setTimeout(late, this.#chance.below(LONGEST_DELAY)));
      to.write(piece.subarray(begin, end));
    }
  }
}
