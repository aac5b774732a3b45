/** The exit codes of the command. */
export const EXIT = {
  ok: 0,
  /** A record that does not replay, a port that is in use. */
  failure: 1,
  /** The command was called in a way that cannot work. */
  usage: 2,
  /** A bug in the program itself (EX_SOFTWARE). */
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
