import type { Clock } from './clock.js';

/** The server's clock, estimated from its messages. The ping with the shortest round trip gives the best estimate. */
export class ServerClock {
  readonly #clock: Clock;
  #offset = 0;
  #shortestRoundTrip = Number.POSITIVE_INFINITY;
  #token = 0;
  #pingedAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now() + this.#offset;
  }

  /** A first estimate from the welcome of a new connection, which may lead to another machine with another clock. */
  welcomed(now: number): void {
    this.#offset = now - this.#clock.now();
    this.#shortestRoundTrip = Number.POSITIVE_INFINITY;
  }

  /** The token for a new ping. */
  pinged(): number {
    this.#token += 1;
    this.#pingedAt = this.#clock.now();
    return this.#token;
  }

  ponged(token: number, now: number): void {
    const roundTrip = this.#clock.now() - this.#pingedAt;
    if (token !== this.#token || roundTrip >= this.#shortestRoundTrip) return;
    this.#shortestRoundTrip = roundTrip;
    this.#offset = now + roundTrip / 2 - this.#clock.now();
  }
}
