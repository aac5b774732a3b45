import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startMiaou } from './miaou.js';

/** A server started by `miaou serve`. */
export interface Serving {
  readonly child: ChildProcessWithoutNullStreams;
  readonly address: string;
  /** The lines on standard output up to the address. */
  readonly printed: readonly string[];
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** What it has written to standard error so far. */
  log(): string;
}

const started: ChildProcessWithoutNullStreams[] = [];

/** Kills servers that a failed test has left running. */
export const endServing = (): void => {
  for (const child of started) child.kill('SIGKILL');
};

const ADDRESS = /http:\/\/[\d.:]+/;

/** Starts `miaou serve` on a free port and waits until it listens. */
export const startServing = async (args: readonly string[]): Promise<Serving> => {
  const child = startMiaou(['serve', '--port', '0', ...args]);
  started.push(child);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code);
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    const address = ADDRESS.exec(line)?.[0];
    if (address === undefined) continue;
    return {
      child,
      address,
      printed,
      log: () => log,
      ended,
      stop: (signal = 'SIGTERM') => {
        child.kill(signal);
        return ended;
      },
    };
  }
  throw new Error(`the server ended before it listened: ${log}`);
};
