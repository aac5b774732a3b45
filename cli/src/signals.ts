const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit codes that a shell gives to a process ended by a signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The terminal sends Ctrl-C to every process, and `npm start` forwards it once more: within this time it is the same one. */
const DUPLICATE_MS = 500;

/** Resolves at the first signal that asks the process to end. A later one ends it at once. */
export const firstSignal = (now: () => number): Promise<void> =>
  new Promise((resolve) => {
    let firstAt: number | undefined;
    const handle = (signal: (typeof SIGNALS)[number]): void => {
      if (firstAt === undefined) {
        firstAt = now();
        resolve();
      } else if (now() - firstAt > DUPLICATE_MS) process.exit(EXIT_CODES[signal]);
    };
    for (const signal of SIGNALS) process.on(signal, handle);
  });

/** Runs work that ends early, with what it has, when the user presses Ctrl-C. */
export const abortedByInterrupt = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  process.once('SIGINT', abort);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', abort);
  }
};
