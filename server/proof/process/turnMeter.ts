import { openSync, readSync } from 'node:fs';

/** Nanoseconds that the main thread has worked stand first in this file of Linux. */
const OWN_WORK = '/proc/thread-self/schedstat';

/**
 * Measures each turn of the event loop by what this thread has worked in it: on a busy machine the time of a turn is mostly that of
 * other programs. It begins a turn as soon as the last one has ended, so the thread is never idle meanwhile.
 */
export class TurnMeter {
  /** Of all turns so far, in milliseconds. */
  longest = 0;
  readonly #file = openSync(OWN_WORK, 'r');
  readonly #bytes = Buffer.alloc(64);
  #worked = this.#read();

  start(): void {
    setImmediate(() => {
      const worked = this.#read();
      this.longest = Math.max(this.longest, worked - this.#worked);
      this.#worked = worked;
      this.start();
    });
  }

  #read(): number {
    const length = readSync(this.#file, this.#bytes, 0, this.#bytes.length, 0);
    return Number.parseInt(this.#bytes.toString('latin1', 0, length), 10) / 1e6;
  }
}
