import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean };

/** The streams, environment and clock of the process; tests pass their own. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  /** Milliseconds on a monotonic clock. */
  now(): number;
}
