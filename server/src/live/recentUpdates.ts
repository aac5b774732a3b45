import type { Change } from '@miaou/table';

/** The newest updates of one audience, from which a client that lost its connection for a moment resumes. */
export class RecentUpdates {
  /** The update with number `n` lies at `n % capacity`. */
  readonly #changes: (readonly Change[])[] = [];
  readonly #capacity: number;
  /** The numbers of the oldest and the newest update that are here. */
  #first = 1;
  #last = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  push(n: number, changes: readonly Change[]): void {
    if (changes.some(({ type }) => type === 'view')) this.#beginAfter(n);
    else this.#keep(n, changes);
  }

  /** A whole view is as long as a snapshot: who missed it gets one of those, and it need not be kept for each audience. */
  #beginAfter(n: number): void {
    this.#changes.length = 0;
    this.#first = n + 1;
    this.#last = n;
  }

  #keep(n: number, changes: readonly Change[]): void {
    this.#first = n === this.#last + 1 ? Math.max(this.#first, n - this.#capacity + 1) : n;
    this.#last = n;
    this.#changes[n % this.#capacity] = changes;
  }

  /** Everything after `since`; undefined if some of it is no longer here, so that the client needs a snapshot. */
  after(since: number, head: number): { readonly n: number; readonly changes: readonly Change[] }[] | undefined {
    if (since === head) return [];
    if (since > head || since + 1 < this.#first || head !== this.#last) return undefined;
    return Array.from({ length: head - since }, (_, index) => this.#at(since + 1 + index));
  }

  #at(n: number): { readonly n: number; readonly changes: readonly Change[] } {
    return { n, changes: this.#changes[n % this.#capacity] ?? [] };
  }
}
