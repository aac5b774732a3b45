import type { Readable, Writable } from 'node:stream';

/** A stream that may lead to a person's screen. */
export type Output = Writable & { readonly isTTY?: boolean };

/** The process's surroundings, handed in so that tests can stand in for them. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  /** Milliseconds on a clock that never goes back. */
  now(): number;
}
