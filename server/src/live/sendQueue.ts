import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame } from './textFrame.js';

/** Unsent bytes above which a table's updates are held back and replaced by one snapshot later. */
const LAGGING_BYTES = 64 * 1024;

/** Unsent bytes above which a connection is terminated: a client that reads nothing must not fill the memory. */
const MOST_BYTES = 512 * 1024;

/** So much leaves at once: what waits for the end of a turn must not look as if its reader were slow. */
const TURN_BYTES = 16 * 1024;

/** The queues that were written to in this turn of the event loop. */
class WrittenQueues {
  #queues: SendQueue[] = [];
  readonly #flush = (): void => {
    const queues = this.#queues;
    this.#queues = [];
    for (const queue of queues) queue.flush();
  };

  add(queue: SendQueue): void {
    if (this.#queues.push(queue) === 1) queueMicrotask(this.#flush);
  }
}

const writtenQueues = new WrittenQueues();

/**
 * Sends messages over a socket and bounds what waits for a slow reader. Whatever is sent in one turn of the event loop leaves in one system
 * call, which costs more than the messages: an answer with the update that follows it, or the answers to all frames of one packet.
 */
export class SendQueue {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #isCorked = false;
  #drainCallbacks: (() => void)[] = [];
  #isPongWaiting = false;
  /** The payload of the newest ping that came while a pong was waiting. */
  #nextPong: Buffer | undefined;

  /** `stream` is the one that the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** Whether more is waiting than a reader that keeps up would leave. */
  get isLagging(): boolean {
    return this.#socket.bufferedAmount > LAGGING_BYTES;
  }

  /** Calls back once everything that waits has been handed to the network. To be called only while lagging. */
  onceDrained(callback: () => void): void {
    if (this.#drainCallbacks.length === 0) this.#stream.once('drain', () => this.#drained());
    this.#drainCallbacks.push(callback);
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  /** The same frame may be sent to many. */
  sendFrame(frame: Buffer): void {
    if (!this.#mayWrite()) return;
    this.#cork();
    this.#stream.write(frame);
    if (this.#stream.writableLength > TURN_BYTES) this.flush();
  }

  /** Hands everything that was sent in this turn to the system. */
  flush(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#stream.uncork();
  }

  ping(payload: Buffer): void {
    if (this.#mayWrite()) this.#socket.ping(payload);
  }

  /** One pong waits at most. RFC 6455 lets it answer the newest of several pings. */
  pong(payload: Buffer): void {
    if (this.#isPongWaiting) this.#nextPong = payload;
    else this.#sendPong(payload);
  }

  #sendPong(payload: Buffer): void {
    if (!this.#mayWrite()) return;
    this.#isPongWaiting = true;
    this.#socket.pong(payload, false, () => this.#pongSent());
  }

  #pongSent(): void {
    this.#isPongWaiting = false;
    const next = this.#nextPong;
    this.#nextPong = undefined;
    if (next !== undefined) this.#sendPong(next);
  }

  #mayWrite(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= MOST_BYTES) return true;
    this.#socket.terminate();
    return false;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    writtenQueues.add(this);
  }

  #drained(): void {
    const callbacks = this.#drainCallbacks;
    this.#drainCallbacks = [];
    for (const callback of callbacks) callback();
  }
}
