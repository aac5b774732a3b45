import { StoreFault } from '../fault.js';
import { VERDICTS } from './wire.js';

type Stored = 'stored' | 'conflict';

interface Waiting {
  resolve(outcome: Stored): void;
  reject(fault: StoreFault): void;
}

/** More in one commit would make the first wait for the last without sparing much. */
const LARGEST_BATCH = 1000;

/**
 * Appends on their way to the writer. One batch is under way at a time; all that arrives meanwhile shares the next commit, so the more
 * there is to do, the less each costs.
 */
export class AppendQueue {
  private lines: string[] = [];
  private waiting: Waiting[] = [];
  private underWay: readonly Waiting[] = [];
  private isScheduled = false;
  private readonly onDrained: (() => void)[] = [];

  constructor(private readonly post: (batch: string) => void) {}

  add(line: string): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.lines.push(line);
      this.waiting.push({ resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when every append so far has its answer. */
  drained(): Promise<void> {
    if (this.isEmpty) return Promise.resolve();
    return new Promise((resolve) => {
      this.onDrained.push(resolve);
    });
  }

  private get isEmpty(): boolean {
    return this.waiting.length === 0 && this.underWay.length === 0;
  }

  /** The writer has committed the batch under way. */
  settle(verdicts: string): void {
    const settled = this.underWay;
    this.underWay = [];
    this.send();
    for (const [index, waiting] of settled.entries()) settleOne(waiting, verdicts[index]);
    this.tellDrained();
  }

  /** The writer could not commit the batch under way. */
  fail(fault: StoreFault): void {
    const failed = this.underWay;
    this.underWay = [];
    this.send();
    for (const waiting of failed) waiting.reject(fault);
    this.tellDrained();
  }

  /** There is no writer any more. */
  failAll(fault: StoreFault): void {
    const failed = [...this.underWay, ...this.waiting];
    this.underWay = [];
    this.waiting = [];
    this.lines = [];
    for (const waiting of failed) waiting.reject(fault);
    this.tellDrained();
  }

  private tellDrained(): void {
    if (!this.isEmpty) return;
    for (const tell of this.onDrained.splice(0)) tell();
  }

  /** At the end of the present turn of the event loop, so that all sockets read in it share the batch. */
  private schedule(): void {
    if (this.isScheduled || this.underWay.length > 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.send();
    });
  }

  private send(): void {
    if (this.underWay.length > 0 || this.waiting.length === 0) return;
    this.underWay = this.waiting.slice(0, LARGEST_BATCH);
    const batch = this.lines.slice(0, LARGEST_BATCH).join('\n');
    this.waiting = this.waiting.slice(LARGEST_BATCH);
    this.lines = this.lines.slice(LARGEST_BATCH);
    this.post(batch);
  }
}

const settleOne = (waiting: Waiting, verdict: string | undefined): void => {
  if (verdict === VERDICTS.stored) waiting.resolve('stored');
  else if (verdict === VERDICTS.conflict) waiting.resolve('conflict');
  else waiting.reject(new StoreFault('damaged', 'the log of this table is set aside'));
};
