/** Time as it is handed in, so that a test can turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something in a while; the returned function calls it off. */
  later(milliseconds: number, task: () => void): () => void;
}

/** The time of this device. */
export const pageClock: Clock = {
  now: () => Date.now(),
  later: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
