import type { Store } from '../store/store.js';

/** A store that takes longer is considered down. */
const PING_TIMEOUT = 2_000;

/** Whether a load balancer should send requests here: not while the store does not answer, and not while stopping. */
export class Readiness {
  #isStopping = false;
  /** What the store was asked and has not answered yet. */
  #asked: Promise<boolean> | undefined;

  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  readonly isReady = async (): Promise<boolean> =>
    !this.#isStopping && (await this.#storeAnswers()) && !this.#isStopping;

  stop(): void {
    this.#isStopping = true;
  }

  /** One question for all who ask meanwhile: anybody may ask without end, and people's commands wait behind what the store was asked. */
  #storeAnswers(): Promise<boolean> {
    this.#asked ??= this.#askStore().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  #askStore(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PING_TIMEOUT);
      this.#store
        .ping()
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => clearTimeout(timer));
    });
  }
}
