import type { Component } from 'svelte';

/** The drawn examples of a game that can be played: what happens in them is worked out by its rules. */
export interface LiveExamples {
  /** Figures of the book. */
  readonly figures: readonly string[];
  /** Loaded by the first press. It begins to play when it is shown. */
  readonly load: () => Promise<Component<{ readonly figure: string }>>;
}
