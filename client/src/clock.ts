/** Time as a port, so that a test can advance it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task after a delay; the returned function cancels it. */
  later(milliseconds: number, task: () => void): () => void;
}
