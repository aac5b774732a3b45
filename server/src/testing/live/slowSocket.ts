import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { OpenSocket } from '../../live/connection.js';

/** The server's end of a connection whose client reads only when a test lets it. */
export class SlowSocket {
  readonly written: string[] = [];
  isTerminated = false;
  #isReading = true;
  #pending: (() => void) | undefined;
  readonly #stream: Duplex;

  constructor() {
    this.#stream = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _, done) => {
        this.written.push(chunk.toString());
        if (this.#isReading) done();
        else this.#pending = done;
      },
    });
  }

  /** The part of a socket that a connection uses. */
  open(): OpenSocket {
    const stream = this.#stream;
    const socket = {
      OPEN: 1,
      readyState: 1,
      get bufferedAmount() {
        return stream.writableLength;
      },
      terminate: () => {
        this.isTerminated = true;
      },
    };
    return { socket: socket as unknown as WebSocket, stream };
  }

  get waitingBytes(): number {
    return this.#stream.writableLength;
  }

  stopReading(): void {
    this.#isReading = false;
  }

  readOn(): void {
    this.#isReading = true;
    this.#pending?.();
    this.#pending = undefined;
  }
}
