import { constants } from 'node:os';

/** What ends a program from outside: by hand, by another program, or with its terminal. */
export const INTERRUPTS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {NodeJS.Signals} signal */
export const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Runs a program that an interrupt does not cut off: the work is told, puts away what it has started, and the process ends with the code of the
 * interrupt. What the work gives is the exit code otherwise.
 * @param {(interrupted: AbortSignal) => Promise<number>} work
 */
export const runInterruptibly = async (work) => {
  const interruption = new AbortController();
  /** @type {NodeJS.Signals | undefined} */
  let by;
  const onInterrupt = (/** @type {NodeJS.Signals} */ signal) => {
    by ??= signal;
    interruption.abort();
  };
  for (const signal of INTERRUPTS) process.on(signal, onInterrupt);
  try {
    const code = await work(interruption.signal);
    process.exitCode = by === undefined ? code : exitCodeOf(by);
  } finally {
    for (const signal of INTERRUPTS) process.off(signal, onInterrupt);
    if (by !== undefined) console.error(`interrupted by ${by}`);
  }
};
