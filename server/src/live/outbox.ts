import type { WebSocket } from 'ws';

/** Waiting bytes above which a table's updates are held back and replaced by one snapshot later. */
const LAGGING_BYTES = 64 * 1024;

/** Waiting bytes above which a connection is given up. */
const HOPELESS_BYTES = 512 * 1024;

/** What waits for a slow reader, bounded. */
export class Outbox {
  constructor(private readonly socket: WebSocket) {}

  /** True while more is waiting than a live connection would leave. */
  get isLagging(): boolean {
    return this.socket.bufferedAmount > LAGGING_BYTES;
  }

  get isEmpty(): boolean {
    return this.socket.bufferedAmount === 0;
  }

  send(text: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > HOPELESS_BYTES) this.socket.terminate();
    else this.socket.send(text, { binary: false });
  }
}
