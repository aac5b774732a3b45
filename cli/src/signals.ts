const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a shell makes of a process that a signal has ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** `npm start` passes on the Ctrl-C that the terminal has already given to everybody: so soon after the first it is the same one. */
const SAME_PRESS = 500;

/** Resolves at the first signal that asks the process to end. After a later one it ends at once. */
export const firstSignal = (now: () => number): Promise<void> =>
  new Promise((resolve) => {
    let firstAt: number | undefined;
    const heard = (signal: (typeof SIGNALS)[number]): void => {
      if (firstAt === undefined) {
        firstAt = now();
        resolve();
      } else if (now() - firstAt > SAME_PRESS) process.exit(EXIT_CODES[signal]);
    };
    for (const signal of SIGNALS) process.on(signal, heard);
  });
