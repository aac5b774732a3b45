import type { Clock } from './clock.js';

/** What a socket reports. */
export interface SocketListener {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** One attempt to reach the server. After `close` it reports nothing more. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface ReconnectingSocketOptions {
  readonly clock: Clock;
  connect(listener: SocketListener): Socket;
  /** From 0 to 1. Spreads the reconnects, so that clients that lost a server together do not return together. */
  random(): number;
  /** Sends something that the server answers. */
  ping(): void;
}

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
/** After this long without a message the server is pinged. */
const IDLE_TIMEOUT = 20_000;
/** A server that does not answer a ping for this long is gone, whatever the socket reports. */
const PING_TIMEOUT = 8_000;
/** The same where the browser reports that the network is gone: players must see it within a second. */
const OFFLINE_PING_TIMEOUT = 800;

/** The delay before the next attempt: up to a second at first, then up to twice as long after each failure. */
export const backoff = (failures: number, random: number): number =>
  random * Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures);

const nothing = (): void => undefined;

/** Keeps a socket open: reconnects when it closes, and closes it when the server has gone silent. */
export class ReconnectingSocket {
  readonly #options: ReconnectingSocketOptions;
  readonly #listener: SocketListener;
  #socket: Socket | undefined;
  #isUp = false;
  #failures = 0;
  /** Counts the attempts: what an older one still reports is ignored. */
  #attempts = 0;
  #cancelTimer = nothing;

  constructor(options: ReconnectingSocketOptions, listener: SocketListener) {
    this.#options = options;
    this.#listener = listener;
  }

  open(): void {
    if (this.#socket === undefined) this.#connect();
  }

  close(): void {
    this.#cancelTimer();
    if (this.#detach()) this.#listener.closed();
  }

  /** The device woke up or is online again: reconnects without a delay, or pings over a socket that seems open. */
  wake(): void {
    if (this.#isUp) return this.#ping();
    if (this.#socket !== undefined) return;
    this.#failures = 0;
    this.#connect();
  }

  /** The browser reports that the network is gone. A server that still answers is kept. */
  probe(): void {
    if (this.#isUp) this.#ping(OFFLINE_PING_TIMEOUT);
  }

  send(text: string): void {
    if (this.#isUp) this.#socket?.send(text);
  }

  /**
   * The server has accepted this client: the next delay is the shortest again. An open socket alone proves nothing, for a server that
   * turns clients away closes it at once, and all of them would come back twice a second.
   */
  welcomed(): void {
    this.#failures = 0;
  }

  #connect(): void {
    this.#cancelTimer();
    const attempt = ++this.#attempts;
    const isCurrent = (): boolean => attempt === this.#attempts;
    this.#socket = this.#options.connect({
      opened: () => isCurrent() && this.#opened(),
      received: (text) => isCurrent() && this.#received(text),
      closed: () => isCurrent() && this.#broke(),
    });
  }

  #opened(): void {
    this.#isUp = true;
    this.#pingWhenIdle();
    this.#listener.opened();
  }

  #received(text: string): void {
    this.#pingWhenIdle();
    this.#listener.received(text);
  }

  /** The next attempt is scheduled before the listener is called, which may want to reconnect at once. */
  #broke(): void {
    const wasUp = this.#detach();
    this.#after(backoff(this.#failures, this.#options.random()), () => this.#connect());
    this.#failures += 1;
    if (wasUp) this.#listener.closed();
  }

  /** True if the socket was open. */
  #detach(): boolean {
    const socket = this.#socket;
    const wasUp = this.#isUp;
    this.#socket = undefined;
    this.#isUp = false;
    this.#attempts += 1;
    socket?.close();
    return wasUp;
  }

  #pingWhenIdle(): void {
    this.#after(IDLE_TIMEOUT, () => this.#ping());
  }

  #ping(timeout = PING_TIMEOUT): void {
    this.#options.ping();
    this.#after(timeout, () => this.#broke());
  }

  #after(milliseconds: number, task: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#options.clock.later(milliseconds, task);
  }
}
