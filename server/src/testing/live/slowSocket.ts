import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The other end of a connection that reads only when a test lets it. */
export class SlowSocket {
  isReading = true;
  isTerminated = false;
  readonly written: string[] = [];
  readonly stream: Duplex;
  private pending: (() => void) | undefined;

  constructor() {
    this.stream = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _, done) => {
        this.written.push(chunk.toString());
        if (this.isReading) done();
        else this.pending = done;
      },
    });
  }

  /** The part of a socket that a connection uses. */
  asSocket(): WebSocket {
    const fields = { OPEN: 1, readyState: 1, terminate: () => this.terminate() };
    return fields as unknown as WebSocket;
  }

  readOn(): void {
    this.isReading = true;
    this.pending?.();
    this.pending = undefined;
  }

  get waitingBytes(): number {
    return this.stream.writableLength;
  }

  private terminate(): void {
    this.isTerminated = true;
  }
}
