interface Waiter<T> {
  readonly resolve: (given: T | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/** Who waits for something scarce. Keys are served in turn, so that one with many waiters does not keep the others from it. */
export class FairQueue<T> {
  /** The key that is next is first. A key without waiters is not here. */
  readonly #waiting = new Map<string, Waiter<T>[]>();

  get size(): number {
    return Array.from(this.#waiting.values(), ({ length }) => length).reduce((sum, length) => sum + length, 0);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Resolves with what is given, or with undefined after this time. */
  wait(key: string, milliseconds: number): Promise<T | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(key, waiter), milliseconds);
      timer.unref();
      const waiter: Waiter<T> = { resolve, timer };
      const others = this.#waiting.get(key);
      if (others === undefined) this.#waiting.set(key, [waiter]);
      else others.push(waiter);
    });
  }

  /** Gives it to the next in turn. False if nobody waits. */
  give(given: T): boolean {
    for (const [key, waiters] of this.#waiting) {
      const [next, ...others] = waiters;
      this.#waiting.delete(key);
      if (others.length > 0) this.#waiting.set(key, others);
      if (next === undefined) continue;
      clearTimeout(next.timer);
      next.resolve(given);
      return true;
    }
    return false;
  }

  /** Everybody gets undefined. */
  clear(): void {
    for (const waiters of this.#waiting.values())
      for (const { resolve, timer } of waiters) {
        clearTimeout(timer);
        resolve(undefined);
      }
    this.#waiting.clear();
  }

  #giveUp(key: string, waiter: Waiter<T>): void {
    const others = this.#waiting.get(key)?.filter((other) => other !== waiter) ?? [];
    if (others.length > 0) this.#waiting.set(key, others);
    else this.#waiting.delete(key);
    waiter.resolve(undefined);
  }
}
