import type { DiskUse, Store } from '../store/store.js';

/** Milliseconds for which a measurement stands: visitors must not make the server measure without end. */
const STANDS_FOR = 5_000;

const MEGABYTE = 1_000_000;

interface DiskServices {
  readonly store: Pick<Store, 'measureDisk'>;
  readonly elapsed: () => number;
  /** 0: no floor. */
  readonly leastFreeMegabytes: number;
  readonly failed: (error: unknown) => void;
}

/** Watches the room on the disk, so that what is begun can be finished: new tables and guests are refused before moves have to be. */
export class DiskSpace {
  readonly #services: DiskServices;
  #measuring: Promise<DiskUse | undefined> | undefined;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor(services: DiskServices) {
    this.#services = services;
  }

  /** Undefined where it cannot be measured. */
  use(): Promise<DiskUse | undefined> {
    const now = this.#services.elapsed();
    if (this.#measuring === undefined || now - this.#measuredAt >= STANDS_FOR) {
      this.#measuredAt = now;
      this.#measuring = this.#measure();
    }
    return this.#measuring;
  }

  /** Whether something new may be begun. A disk that cannot be measured refuses nobody. */
  async hasRoom(): Promise<boolean> {
    const floor = this.#services.leastFreeMegabytes * MEGABYTE;
    if (floor === 0) return true;
    const { freeBytes = Number.POSITIVE_INFINITY } = (await this.use()) ?? {};
    return freeBytes >= floor;
  }

  async #measure(): Promise<DiskUse | undefined> {
    try {
      return await this.#services.store.measureDisk();
    } catch (error) {
      this.#services.failed(error);
      return undefined;
    }
  }
}
