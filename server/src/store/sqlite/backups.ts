import type { MakeCopy } from './fileCopy.js';

/** A file that can be held still: what is written meanwhile goes to the write-ahead log alone. */
export interface HeldFile {
  hold(): void;
  release(): void;
}

/** Copies of a file that is being written, one at a time: nobody who writes waits for them. */
export class Backups {
  readonly #file: string;
  readonly #held: HeldFile;
  readonly #copy: MakeCopy;
  #last: Promise<void> = Promise.resolve();

  constructor(file: string, held: HeldFile, copy: MakeCopy) {
    this.#file = file;
    this.#held = held;
    this.#copy = copy;
  }

  make(into: string): Promise<void> {
    const made = this.#last.then(() => this.#make(into));
    this.#last = made.catch(() => undefined);
    return made;
  }

  /** When all that were begun have ended. */
  get ended(): Promise<void> {
    return this.#last;
  }

  async #make(into: string): Promise<void> {
    this.#held.hold();
    try {
      await this.#copy({ file: this.#file, into });
    } finally {
      this.#held.release();
    }
  }
}
