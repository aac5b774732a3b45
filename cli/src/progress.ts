import { type Bar, type Options, SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.js';

/** How far a long run has come. */
export interface Progress {
  /** More of the work is done; `items` counts what a person would count. */
  advance(work: number, items: number): void;
  stop(): void;
}

interface Plan {
  /** The whole work, where it is known beforehand. */
  readonly total?: number;
  /** What is counted, in the reader's language. */
  readonly unit: string;
  /** Whether results go to standard output, where a bar on the same screen would be written over. */
  readonly onStdout: boolean;
}

/** A run shorter than this needs no bar. */
const PATIENCE = 1000;

const NO_PROGRESS: Progress = { advance: () => {}, stop: () => {} };

const barFor = (terminal: Terminal, plan: Plan): SingleBar => {
  const known = plan.total === undefined ? '' : '{bar} {percentage} % | {eta_formatted} | ';
  const options: Options = {
    format: `${known}{items} ${plan.unit}`,
    stream: terminal.stderr,
    barsize: 30,
    clearOnComplete: true,
    // A signal handler of the bar's would only run between two reads or writes: Ctrl-C must work at once.
    gracefulExit: false,
  };
  return new SingleBar(options);
};

class BarProgress implements Progress {
  private readonly terminal: Terminal;
  private readonly plan: Plan;
  private readonly startedAt: number;
  private bar: Bar | undefined;
  private work = 0;
  private items = 0;

  constructor(terminal: Terminal, plan: Plan) {
    this.terminal = terminal;
    this.plan = plan;
    this.startedAt = terminal.now();
  }

  advance(work: number, items: number): void {
    this.work += work;
    this.items += items;
    if (this.bar !== undefined) this.bar.update(this.work, { items: this.items });
    else if (this.terminal.now() - this.startedAt >= PATIENCE) this.bar = this.show();
  }

  stop(): void {
    this.bar?.stop();
  }

  private show(): Bar {
    const bar = barFor(this.terminal, this.plan);
    bar.start(this.plan.total ?? 0, this.work, { items: this.items });
    return bar;
  }
}

/** A bar on standard error while a person watches; nothing when the run is part of a pipeline. */
export const startProgress = (terminal: Terminal, plan: Plan): Progress => {
  const watched = terminal.stderr.isTTY === true && !(plan.onStdout && terminal.stdout.isTTY === true);
  return watched ? new BarProgress(terminal, plan) : NO_PROGRESS;
};
