/** Answers, how many of them took more than 20 ms, and the longest in milliseconds. */
export interface Waits {
  answers: number;
  slow: number;
  longest: number;
}

const SLOW = 20;

export const noWaits = (): Waits => ({ answers: 0, slow: 0, longest: 0 });

/** `since`: when it was asked. */
export const noteWait = (waits: Waits, since: number): void => {
  const milliseconds = performance.now() - since;
  waits.answers += 1;
  if (milliseconds > SLOW) waits.slow += 1;
  waits.longest = Math.max(waits.longest, milliseconds);
};
