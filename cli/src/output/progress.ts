import { type Bar, type Options, SingleBar } from 'cli-progress';
import type { Terminal } from '../terminal.js';

/** A progress bar, or nothing where none is wanted. */
export interface Progress {
  /** `work` is in the unit of the total, `items` is the count that is shown. */
  advance(work: number, items: number): void;
  stop(): void;
}

interface ProgressOptions {
  /** The total work, where it is known in advance. */
  readonly total?: number;
  /** The name of the items, in the user's language. */
  readonly unit: string;
  /** Whether results go to standard output: on the same screen they would overwrite the bar. */
  readonly onStdout: boolean;
}

/** A shorter run shows no bar. */
const SHOW_AFTER_MS = 1000;

const NO_PROGRESS: Progress = { advance: () => {}, stop: () => {} };

const barFor = (terminal: Terminal, options: ProgressOptions): SingleBar => {
  const known = options.total === undefined ? '' : '{bar} {percentage} % | {eta_formatted} | ';
  const barOptions: Options = {
    format: `${known}{items} ${options.unit}`,
    stream: terminal.stderr,
    barsize: 30,
    clearOnComplete: true,
    // The bar's own signal handler would delay Ctrl-C until the next read or write.
    gracefulExit: false,
  };
  return new SingleBar(barOptions);
};

class BarProgress implements Progress {
  readonly #terminal: Terminal;
  readonly #options: ProgressOptions;
  readonly #startedAt: number;
  #bar: Bar | undefined;
  #work = 0;
  #items = 0;

  constructor(terminal: Terminal, options: ProgressOptions) {
    this.#terminal = terminal;
    this.#options = options;
    this.#startedAt = terminal.now();
  }

  advance(work: number, items: number): void {
    this.#work += work;
    this.#items += items;
    if (this.#bar !== undefined) this.#bar.update(this.#work, { items: this.#items });
    else if (this.#terminal.now() - this.#startedAt >= SHOW_AFTER_MS) this.#bar = this.#show();
  }

  stop(): void {
    this.#bar?.stop();
  }

  #show(): Bar {
    const bar = barFor(this.#terminal, this.#options);
    bar.start(this.#options.total ?? 0, this.#work, { items: this.#items });
    return bar;
  }
}

/** Shows a bar on standard error if that is a terminal; nothing in a pipeline. */
export const startProgress = (terminal: Terminal, options: ProgressOptions): Progress => {
  const watched = terminal.stderr.isTTY === true && !(options.onStdout && terminal.stdout.isTTY === true);
  return watched ? new BarProgress(terminal, options) : NO_PROGRESS;
};
