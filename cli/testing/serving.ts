import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startMiaou } from './miaou.js';

/** A server that a person has started from the command line. */
export interface Serving {
  readonly child: ChildProcessWithoutNullStreams;
  readonly address: string;
  /** All that was told on standard output before it was open. */
  readonly told: readonly string[];
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Asks it to end and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** What it has written to standard error so far. */
  log(): string;
}

const started: ChildProcessWithoutNullStreams[] = [];

/** Ends whatever a failed test has left running. */
export const endServing = (): void => {
  for (const child of started) child.kill('SIGKILL');
};

const ADDRESS = /http:\/\/[\d.:]+/;

/** Starts `miaou serve` on any free port and waits until it is open. */
export const startServing = async (args: readonly string[]): Promise<Serving> => {
  const child = startMiaou(['serve', '--port', '0', ...args]);
  started.push(child);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code);
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    const address = ADDRESS.exec(line)?.[0];
    if (address === undefined) continue;
    return {
      child,
      address,
      told,
      log: () => log,
      ended,
      stop: (signal = 'SIGTERM') => {
        child.kill(signal);
        return ended;
      },
    };
  }
  throw new Error(`it ended before it was open: ${log}`);
};
