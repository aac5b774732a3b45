import { PassThrough, Readable } from 'node:stream';
import type { Terminal } from '../src/terminal.js';

/** A terminal that keeps what is written to it. */
export interface FakeTerminal extends Terminal {
  written(): { readonly stdout: string; readonly stderr: string };
  /** Lets the clock run on. */
  wait(milliseconds: number): void;
}

const screen = (isTTY: boolean): PassThrough & { readonly isTTY: boolean } =>
  Object.assign(new PassThrough(), { isTTY });

const textOf = (stream: PassThrough): string => String(stream.read() ?? '');

/** Stands in for the process: whether a person watches each stream is for the test to say. */
export const fakeTerminal = (watched: { readonly stdout: boolean; readonly stderr: boolean }): FakeTerminal => {
  const stdout = screen(watched.stdout);
  const stderr = screen(watched.stderr);
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
