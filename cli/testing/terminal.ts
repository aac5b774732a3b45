import { PassThrough, Readable } from 'node:stream';
import type { Terminal } from '../src/terminal.js';

/** A terminal that records what is written to it. */
export interface FakeTerminal extends Terminal {
  written(): { readonly stdout: string; readonly stderr: string };
  /** Advances the clock. */
  wait(milliseconds: number): void;
}

const makeStream = (isTTY: boolean): PassThrough & { readonly isTTY: boolean } =>
  Object.assign(new PassThrough(), { isTTY });

const textOf = (stream: PassThrough): string => String(stream.read() ?? '');

/** A terminal in place of the process's; the test says which streams are a TTY. */
export const fakeTerminal = (isTTY: { readonly stdout: boolean; readonly stderr: boolean }): FakeTerminal => {
  const stdout = makeStream(isTTY.stdout);
  const stderr = makeStream(isTTY.stderr);
  let clock = 0;
  return {
    stdin: Readable.from([]),
    stdout,
    stderr,
    env: {},
    now: () => clock,
    written: () => ({ stdout: textOf(stdout), stderr: textOf(stderr) }),
    wait: (milliseconds) => {
      clock += milliseconds;
    },
  };
};
