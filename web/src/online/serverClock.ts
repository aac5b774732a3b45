import type { Clock } from '../link/clock';

/** The server's clock as far as it is known here. The quickest answer says it most exactly. */
export class ServerClock {
  #ahead = 0;
  #quickest = Number.POSITIVE_INFINITY;
  #token = 0;
  #askedAt = 0;

  constructor(private readonly clock: Clock) {}

  now(): number {
    return this.clock.now() + this.#ahead;
  }

  /** The server said what time it is, and nobody knows how long ago. A new line may lead to another machine. */
  told(now: number): void {
    this.#ahead = now - this.clock.now();
    this.#quickest = Number.POSITIVE_INFINITY;
  }

  /** A new token for a ping. */
  asked(): number {
    this.#token += 1;
    this.#askedAt = this.clock.now();
    return this.#token;
  }

  answered(token: number, now: number): void {
    const took = this.clock.now() - this.#askedAt;
    if (token !== this.#token || took >= this.#quickest) return;
    this.#quickest = took;
    this.#ahead = now + took / 2 - this.clock.now();
  }
}
