import { constants } from 'node:os';

/** What ends a program from outside: by hand, by another program, or with its terminal. */
const INTERRUPTS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** How often it is looked whether the parent is still there: in milliseconds. */
const LOOK_EVERY = 500;

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It may belong to somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * npm passes a signal on to its shell alone: the shell ends, and what it runs would go on without anybody who could stop it.
 * @param {() => void} end
 * @returns {() => void} stops looking
 */
const whenOrphaned = (end) => {
  const { npm_lifecycle_event: script } = process.env;
  if (script === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent || !isRunning(parent)) end();
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Calls back when this program is to end early: by a signal, because the script of npm that it is was ended, or because nobody reads what it
 * says, as after a closed terminal or in `npm test | head`. Without that it would go on for nobody, or die of the error and leave behind what
 * it has started.
 * @param {(signal: NodeJS.Signals) => void} end may be called more than once
 * @returns {() => void} stops listening
 */
export const whenInterrupted = (end) => {
  const streams = [process.stdout, process.stderr];
  // A closed terminal would send it; Windows knows no SIGPIPE.
  const onBrokenPipe = () => end('SIGHUP');
  const stopLooking = whenOrphaned(() => end('SIGTERM'));
  for (const signal of INTERRUPTS) process.on(signal, end);
  for (const stream of streams) stream.on('error', onBrokenPipe);
  return () => {
    stopLooking();
    for (const signal of INTERRUPTS) process.off(signal, end);
    for (const stream of streams) stream.off('error', onBrokenPipe);
  };
};

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
  const stopListening = whenInterrupted((signal) => {
    by ??= signal;
    interruption.abort();
  });
  try {
    const code = await work(interruption.signal);
    process.exitCode = by === undefined ? code : exitCodeOf(by);
  } finally {
    // Where nobody reads, saying so fails once more.
    if (by === undefined) stopListening();
    else console.error(`interrupted by ${by}`);
  }
};
