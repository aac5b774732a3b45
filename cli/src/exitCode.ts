/** What the command tells the shell. */
export const EXIT = {
  ok: 0,
  /** Something asked about is wrong, or stands in the way: a record that does not replay, a port that is taken. */
  wrong: 1,
  /** The command was called in a way that cannot work. */
  misuse: 2,
  /** A fault of the program itself (EX_SOFTWARE). */
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
