import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame } from './frame.js';

/** Waiting bytes above which a table's updates are held back and replaced by one snapshot later. */
const LAGGING_BYTES = 64 * 1024;

/** Waiting bytes above which a connection is given up. */
const HOPELESS_BYTES = 512 * 1024;

const AT_ONCE = Promise.resolve();

/** What waits for a slow reader, bounded. */
export class Outbox {
  private held: Buffer | undefined;
  private uponEmpty: (() => void)[] = [];

  /** `stream` is what the socket itself writes to; without compression it does so at once, so frames of both keep their order. */
  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
  ) {}

  /** True while more is waiting than a live connection would leave. */
  get isLagging(): boolean {
    return this.stream.writableLength > LAGGING_BYTES;
  }

  /** Calls once everything that waits has left. To be asked only while lagging. */
  onceEmpty(left: () => void): void {
    if (this.uponEmpty.length === 0) this.stream.once('drain', () => this.emptied());
    this.uponEmpty.push(left);
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  /** Sends a frame that others may get as well. */
  sendFrame(frame: Buffer): void {
    if (this.held === undefined) return this.write(frame);
    const { held } = this;
    this.held = undefined;
    this.write(Buffer.concat([held, frame]));
  }

  /** Sends together with what comes next in this turn of the event loop, for each write costs as much as making the message. */
  sendAlong(text: string): void {
    const frame = textFrame(text);
    if (this.held === undefined) void AT_ONCE.then(() => this.release());
    this.held = this.held === undefined ? frame : Buffer.concat([this.held, frame]);
  }

  private emptied(): void {
    const calls = this.uponEmpty;
    this.uponEmpty = [];
    for (const left of calls) left();
  }

  private release(): void {
    if (this.held !== undefined) this.write(this.held);
    this.held = undefined;
  }

  private write(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > HOPELESS_BYTES) this.socket.terminate();
    else this.stream.write(frame);
  }
}
