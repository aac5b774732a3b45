import type { Command } from 'commander';
import type { Flags } from '../commandLine/flags.js';
import type { Outcome } from '../output/outcome.js';
import type { OutputOptions } from '../output/outputOptions.js';
import type { Terminal } from '../terminal.js';
import type { Texts } from '../texts/index.js';

/** One call of a command. */
export interface Invocation {
  /** The game or the file; empty for a command that takes neither. */
  readonly argument: string;
  /** What the argument is done to, for a command that has deeds of its own; else empty. */
  readonly second: string;
  readonly flags: Flags;
  readonly terminal: Terminal;
  readonly output: OutputOptions;
}

export type RunCommand = (invocation: Invocation) => Promise<Outcome>;

/** Everything the command line knows about one command. */
export interface CommandSpec {
  /** The text that describes it. */
  readonly summary: keyof Texts['help'];
  readonly examples: readonly string[];
  /** Adds its argument and its flags. */
  readonly declare: (command: Command, texts: Texts) => void;
  /** Its code, read only when the command is called: `miaou --help` does not wait for the server to load. */
  readonly load: () => Promise<RunCommand>;
}
