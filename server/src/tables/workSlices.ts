/** Longer work is cut into slices of about this many milliseconds. */
const SLICE_MILLISECONDS = 5;

/**
 * Shares the thread between long work and everything else. In each turn of the event loop one piece of long work gets a slice, in the order
 * in which they asked, however many there are: whatever else waits comes between the slices.
 */
export class WorkSlices {
  readonly #elapsed: () => number;
  readonly #nextTurn: (run: () => void) => void;
  readonly #waiting: (() => void)[] = [];
  #begunAt = Number.NEGATIVE_INFINITY;

  /** `elapsed` is a clock that is never set back; `nextTurn` runs something when everything else that waits had its turn. */
  constructor(elapsed: () => number, nextTurn: (run: () => void) => void = setImmediate) {
    this.#elapsed = elapsed;
    this.#nextTurn = nextTurn;
  }

  /** To be called after each step. While the slice lasts the work may go on at once; then it waits for its next one. */
  giveWay(): Promise<void> | undefined {
    return this.#elapsed() - this.#begunAt < SLICE_MILLISECONDS ? undefined : this.#nextSlice();
  }

  #nextSlice(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#nextTurn(() => this.#begin());
    });
  }

  #begin(): void {
    this.#begunAt = this.#elapsed();
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#nextTurn(() => this.#begin());
  }
}
