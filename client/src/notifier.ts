/** The listeners of an object that changes. */
export class Notifier {
  readonly #listeners = new Set<() => void>();

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
