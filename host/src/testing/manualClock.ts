import type { Sleep } from '@miaou/table';
import type { HostClock } from '../ports.js';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that moves only when a test advances it. */
export class ManualClock implements HostClock {
  #now = 1_000_000;
  #timers: Timer[] = [];
  readonly #sleeps: Sleep[] = [];

  now(): number {
    return this.#now;
  }

  later(milliseconds: number, run: () => void): () => void {
    const timer: Timer = { at: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  get timers(): number {
    return this.#timers.length;
  }

  sleepsSince(at: number): readonly Sleep[] {
    return this.#sleeps.filter(({ to }) => to > at);
  }

  /** Moves the clock without running timers. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** The same, as a machine that was asleep and knows it. */
  sleep(milliseconds: number): void {
    const from = this.#now;
    this.jump(milliseconds);
    this.#sleeps.push({ from, to: this.#now });
  }

  /** Runs what becomes due, and lets all promises settle after each timer. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let timer = this.#nextBy(end); timer !== undefined; timer = this.#nextBy(end)) {
      const next = timer;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settled();
    }
    this.#now = end;
  }

  #nextBy(end: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Resolves after all promises that wait for nothing but each other. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
