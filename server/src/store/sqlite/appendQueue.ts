import type { AppendRow } from '../appendRow.js';
import { StoreFault } from '../fault.js';
import type { AppendOutcome } from './writerMessages.js';

type Stored = 'stored' | 'conflict';

interface PendingAppend {
  readonly row: AppendRow;
  resolve(outcome: Stored): void;
  reject(fault: StoreFault): void;
}

/** A larger batch would delay its first append without saving much on each. */
const LARGEST_BATCH = 1000;

/**
 * Appends on their way to the writer. One batch is in flight at a time; all that arrive in the meantime share the next commit, so the
 * cost of each falls as the load grows.
 */
export class AppendQueue {
  readonly #post: (batch: readonly AppendRow[]) => void;
  #waiting: PendingAppend[] = [];
  #inFlight: readonly PendingAppend[] = [];
  #isScheduled = false;
  readonly #onDrained: (() => void)[] = [];

  constructor(post: (batch: readonly AppendRow[]) => void) {
    this.#post = post;
  }

  /** How many have no outcome yet. */
  get size(): number {
    return this.#waiting.length + this.#inFlight.length;
  }

  add(row: AppendRow): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when every append so far has its outcome. */
  drained(): Promise<void> {
    if (this.#isEmpty) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onDrained.push(resolve);
    });
  }

  get #isEmpty(): boolean {
    return this.#waiting.length === 0 && this.#inFlight.length === 0;
  }

  /** The writer has committed the batch in flight. */
  settle(outcomes: readonly AppendOutcome[]): void {
    const settled = this.#inFlight;
    this.#inFlight = [];
    this.#send();
    for (const [index, append] of settled.entries()) settleOne(append, outcomes[index]);
    this.#notifyDrained();
  }

  /** The writer could not commit the batch in flight. */
  fail(fault: StoreFault): void {
    const failed = this.#inFlight;
    this.#inFlight = [];
    this.#send();
    for (const append of failed) append.reject(fault);
    this.#notifyDrained();
  }

  /** The writer is gone. */
  failAll(fault: StoreFault): void {
    const failed = [...this.#inFlight, ...this.#waiting];
    this.#inFlight = [];
    this.#waiting = [];
    for (const append of failed) append.reject(fault);
    this.#notifyDrained();
  }

  #notifyDrained(): void {
    if (!this.#isEmpty) return;
    for (const resolve of this.#onDrained.splice(0)) resolve();
  }

  /** At the end of this turn of the event loop, so that commands from all sockets read in it share the batch. */
  #schedule(): void {
    if (this.#isScheduled || this.#inFlight.length > 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#inFlight.length > 0 || this.#waiting.length === 0) return;
    this.#inFlight = this.#waiting.slice(0, LARGEST_BATCH);
    this.#waiting = this.#waiting.slice(LARGEST_BATCH);
    this.#post(this.#inFlight.map(({ row }) => row));
  }
}

const settleOne = (append: PendingAppend, outcome: AppendOutcome | undefined): void => {
  if (outcome === 'stored' || outcome === 'conflict') append.resolve(outcome);
  else append.reject(new StoreFault('damaged', 'the log of this table is set aside'));
};
