import type { Store } from './store/store.js';

/** A store that answers later than this does not answer. */
const PATIENCE = 2_000;

/** Whether requests should be sent here: not while the store is silent, and not once the server is about to stop. */
export class Readiness {
  private isStopping = false;

  constructor(private readonly store: Store) {}

  readonly isReady = async (): Promise<boolean> => !this.isStopping && (await this.storeAnswers()) && !this.isStopping;

  stop(): void {
    this.isStopping = true;
  }

  private storeAnswers(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE);
      this.store
        .ping()
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => clearTimeout(timer));
    });
  }
}
