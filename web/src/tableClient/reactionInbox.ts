import type { Reaction } from '@miaou/protocol';
import type { PersonId } from '@miaou/table';

type Listener = (person: PersonId, reaction: Reaction) => void;

/** A face is of the moment: one that had to wait longer is not shown, in milliseconds. */
export const LONGEST_WAIT = 30_000;

/**
 * The reactions of a table. They come as soon as the table is followed, and what shows them is loaded after the board: until somebody listens,
 * the newest of each person is kept.
 */
export class ReactionInbox {
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();
  readonly #kept = new Map<PersonId, { readonly reaction: Reaction; readonly at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  arrived(person: PersonId, reaction: Reaction): void {
    if (this.#listeners.size === 0) this.#kept.set(person, { reaction, at: this.#now() });
    for (const listener of this.#listeners) listener(person, reaction);
  }

  /** Calls back for each reaction, at once for those that were kept, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    const now = this.#now();
    for (const [person, { reaction, at }] of this.#kept) if (now - at <= LONGEST_WAIT) listener(person, reaction);
    this.#kept.clear();
    return () => this.#listeners.delete(listener);
  }
}
